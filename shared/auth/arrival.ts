import * as z from "zod/mini";
import { FriendCode } from "../friends/code.ts";
import { isOneLine } from "../lib/text.ts";

const MAX_CAMPAIGN_LENGTH = 200;
/** It comes from a link that anybody may have written: what does not fit is left out, and never keeps anybody from signing up. */
const campaign = z.catch(
  z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CAMPAIGN_LENGTH), z.refine(isOneLine))),
  undefined,
);

/** Marketing attribution of the first visit, as the specification names its parts in a browser. */
export const FirstTouch = z.object({ utmSource: campaign, utmMedium: campaign, utmCampaign: campaign });
export type FirstTouch = z.output<typeof FirstTouch>;

/** How somebody who signs up came to us: the campaign of their first visit, and the friend whose link they followed. */
export const Arrival = z.strictObject({
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  friend: z.catch(z.optional(FriendCode), undefined),
});
export type Arrival = z.output<typeof Arrival>;

/** `{ utm_source: "news" }` -> `{ utmSource: "news" }`; null without any part of it */
export function firstTouchOf({ utm_source, utm_medium, utm_campaign }: Omit<Arrival, "friend">): FirstTouch | null {
  const touch = {
    ...(utm_source && { utmSource: utm_source }),
    ...(utm_medium && { utmMedium: utm_medium }),
    ...(utm_campaign && { utmCampaign: utm_campaign }),
  };
  return Object.keys(touch).length > 0 ? touch : null;
}
