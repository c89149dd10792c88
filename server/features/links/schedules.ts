import type { Scheduled } from "#shared/links/rules.ts";
import type { ShortLinkRecord } from "./model.ts";

/**
 * What decides what a link does, as its record has it.
 * @param clicks by people, as far as they are counted
 * @param isEnabled whether the account that it is of is
 */
export const scheduleOf = (link: ShortLinkRecord, clicks: number, isEnabled = true): Scheduled => ({
  isDisabled: link.disabledAt !== undefined || !isEnabled,
  isOn: link.offAt === undefined,
  startsAt: link.startsAt?.getTime() ?? null,
  endsAt: link.endsAt?.getTime() ?? null,
  clickLimit: link.clickLimit ?? null,
  clicks,
});
