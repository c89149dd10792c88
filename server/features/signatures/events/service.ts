import { eventOf } from "#renderer/signature/blocks/addons/calendar.ts";
import type { Addon } from "#shared/addons/addons.ts";
import { icsFile } from "#shared/catalog/calendar.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { percentEncoded } from "#shared/lib/percent.ts";
import type { Signature } from "#shared/signatures/schema.ts";

/**
 * The event of a calendar addon as an iCalendar file.
 * @param file `<key of the addon>.ics`
 * @throws not_found
 */
export function drawEvent({ hash, general, updatedAt }: Signature, file: string): string {
  const key = file.slice(0, -".ics".length);
  const addon = general.addons.find((one): one is Addon<"calendar"> => one.type === "calendar" && one.key === key);
  const uid = `${hash}-${percentEncoded(key)}@signoff`;
  return (addon && icsFile(eventOf(addon.data), uid, new Date(updatedAt))) || fail("not_found");
}
