import { createHash } from "node:crypto";
import { settings } from "../settings.ts";

/** A script as a policy names it. */
export const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

type Allowed = {
  /** hashes of scripts that may run */
  scripts: readonly string[];
  /** hosts whose frames may be shown */
  frames?: readonly string[];
};

/** Content security policy of what visitors see: its own pictures and letters, and no script but those that are named. */
export function publicPolicy({ scripts, frames = [] }: Allowed): string {
  const { IMAGE_HOST, PUBLIC_URL, SHORT_LINK_HOST } = settings();
  const own = [...new Set(["'self'", PUBLIC_URL, IMAGE_HOST])].join(" ");
  // Where a link is counted that shows its film in its place.
  const counted = [...new Set(["'self'", SHORT_LINK_HOST ?? PUBLIC_URL])].join(" ");
  return [
    "default-src 'none'",
    `img-src ${own} data:`,
    `font-src ${own}`,
    "style-src 'unsafe-inline'",
    `script-src ${scripts.length > 0 ? scripts.join(" ") : "'none'"}`,
    `connect-src ${counted}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
