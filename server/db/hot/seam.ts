import { seam } from "#server/ports/seam.ts";
import type { Hot } from "./hot.ts";

/** The hot data of this process: `main.ts` or a test plugs in what `openHot` gave, services call `hot()`. */
export const hot = seam<Hot>("hot");
