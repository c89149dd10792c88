import type { SiteConfig, Vendors } from "#shared/lib/ssr.ts";
import { settings } from "../settings.ts";

/** Where the scripts of a vendor may load from and call, beyond what the pages' own policy allows. */
export type OptionalSources = Readonly<Record<"calls" | "pictures" | "fonts" | "frames" | "sounds", readonly string[]>>;

const NONE: OptionalSources = { calls: [], pictures: [], fonts: [], frames: [], sounds: [] };

/** As Google writes them for a policy with nonces and `strict-dynamic`. */
const TAG_MANAGER: OptionalSources = {
  ...NONE,
  calls: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
  pictures: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/** As Intercom writes them, without `unsafe-inline`. */
const CHAT: OptionalSources = {
  calls: ["https://*.intercom.io", "wss://*.intercom.io", "https://*.intercomcdn.com"],
  pictures: ["https://*.intercomcdn.com", "https://*.intercomassets.com"],
  fonts: ["https://fonts.intercomcdn.com", "https://js.intercomcdn.com"],
  frames: ["https://intercom-sheets.com"],
  sounds: ["https://js.intercomcdn.com"],
};

/** Its editor is a frame over the page. */
const CANVA: OptionalSources = {
  ...NONE,
  calls: ["https://*.canva.com"],
  pictures: ["https://*.canva.com"],
  fonts: ["https://*.canva.com"],
  frames: ["https://*.canva.com"],
};

/** What the operator has switched on; undefined for nothing. */
export function optionalVendors(): Vendors | undefined {
  const { TAG_MANAGER_ID: tagManager, CHAT_APP_ID: chat } = settings();
  return tagManager || chat ? { ...(tagManager && { tagManager }), ...(chat && { chat }) } : undefined;
}

export function sourcesOf({ vendors, canva }: Pick<SiteConfig, "vendors" | "canva">): OptionalSources {
  const { tagManager, chat } = vendors ?? {};
  const wanted = [...(tagManager ? [TAG_MANAGER] : []), ...(chat ? [CHAT] : []), ...(canva ? [CANVA] : [])];
  const all = (kind: keyof OptionalSources) => wanted.flatMap((sources) => sources[kind]);
  return {
    calls: all("calls"),
    pictures: all("pictures"),
    fonts: all("fonts"),
    frames: all("frames"),
    sounds: all("sounds"),
  };
}
