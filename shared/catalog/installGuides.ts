import { appleDevice, appleMail } from "./guides/apple.ts";
import { gmail } from "./guides/gmail.ts";
import type { InstallGuide } from "./guides/guide.ts";
import { source, spark, thunderbird, yahoo } from "./guides/others.ts";
import { office365, outlookMac, outlookPhone, outlookWindows } from "./guides/outlook.ts";

/** How a signature gets into each mail client, in the order of the picker. */
export const INSTALL_GUIDES: readonly InstallGuide[] = [
  gmail,
  outlookWindows,
  outlookMac,
  outlookPhone,
  office365,
  appleMail,
  appleDevice,
  thunderbird,
  yahoo,
  spark,
  source,
];
