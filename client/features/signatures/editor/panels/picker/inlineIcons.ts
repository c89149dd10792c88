import { parseEmblemName } from "#shared/images/drawnName.ts";
import type { Emblem } from "#shared/images/emblem.ts";
import { BADGE_MARKS, type BadgeInk, emblemSvg } from "#shared/images/emblemSvg.ts";
import { parseIconName } from "#shared/images/icon.ts";
import { type InkedMark, iconSvg, markKey } from "#shared/images/iconSvg.ts";

export type Marks = Readonly<Record<string, InkedMark>>;

const HOSTED_ICON = /src="[^"]*\/i\/icons\/([^"]+)"/g;

/**
 * Mail HTML with its icons inside: a picture of it asks the server for none. A network whose mark is not there (yet) gets
 * its plate alone.
 */
export const withInlineIcons = (html: string, marks: Marks): string =>
  html.replace(HOSTED_ICON, (_, name: string) => `src="${addressOf(name, marks)}"`);

function addressOf(name: string, marks: Marks): string {
  const emblem = parseEmblemName(name);
  if (emblem) return addressOfSvg(emblemSvg(emblem, inkFor(emblem, marks)));
  const icon = parseIconName(name);
  if (!icon) return "data:,";
  return addressOfSvg(iconSvg(icon, markIn(marks, markKey(icon)), icon.sizePx));
}

const markIn = (marks: Marks, network: string) => (Object.hasOwn(marks, network) ? (marks[network] ?? null) : null);

/** The words of a badge in the letters of the browser, as ours are not here. */
const inkFor = (emblem: Emblem, marks: Marks): BadgeInk | null =>
  emblem.kind !== "badge"
    ? null
    : {
        mark: markIn(marks, BADGE_MARKS[emblem.type].network),
        write: (text, { sizePx, weight }) =>
          `<text font-family="'Open Sans',Arial,sans-serif" font-size="${sizePx}" font-weight="${weight}">${text}</text>`,
      };

const addressOfSvg = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
