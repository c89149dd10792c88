import { STRICT_TRANSPORT } from "#shared/lib/headers.ts";
import type { RendererConfig } from "../config.ts";

/** Headers of every answer of this process: programs read them, no page shows or frames them. */
export const secureHeaders = ({ PUBLIC_URL }: Pick<RendererConfig, "PUBLIC_URL">): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  ...(PUBLIC_URL.startsWith("https:") && STRICT_TRANSPORT),
});
