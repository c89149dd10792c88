import type { AddonType } from "#shared/addons/addons.ts";
import type { sanitize } from "../../sanitize/sanitize.ts";
import type { DrawAddon } from "./addon.ts";

/**
 * What draws the addons that few have (dependency injection); until it is there, none of them is drawn: a fifth of the
 * core. `render.ts` brings it along; the editor, which draws before all scripts are there, fetches it when it is needed.
 */
export const later: {
  sanitize: typeof sanitize | null;
  calendar: DrawAddon<"calendar"> | null;
  businessCard: DrawAddon<"businessCard"> | null;
  page: DrawAddon<"page"> | null;
} = {
  sanitize: null,
  calendar: null,
  businessCard: null,
  page: null,
};

const LATER: readonly AddonType[] = ["customHtml", "calendar", "businessCard", "page"];

/** Whether some of these addons want more than what is there at first. */
export const needsMore = (addons: readonly { type: AddonType }[]) => addons.some(({ type }) => LATER.includes(type));
