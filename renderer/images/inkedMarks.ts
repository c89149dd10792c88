import { CONTACT_NAMES } from "#shared/catalog/contacts.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { parseDrawnName } from "#shared/images/drawnName.ts";
import { BADGE_MARKS } from "#shared/images/emblemSvg.ts";
import { type Icon, isMarkShape, MARK_SHAPES, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { type InkedMark, MARK_SHEET, markKey } from "#shared/images/iconSvg.ts";
import { Content } from "#shared/signatures/schema.ts";
import { render } from "../signature/render.ts";
import { contactMark } from "./contactMarks.ts";
import { inkOf } from "./ink.ts";
import { getMark } from "./marks.ts";

/** Drawn for a network that the catalogue does not have, so it belongs to both sets. */
const FALLBACK = "web";

const HOSTED = /\/i\/icons\/([^"]+)"/g;

/** The networks whose marks a drawing shows, on icons and on badges. */
export const networksIn = (html: string): string[] =>
  Array.from(html.matchAll(HOSTED), ([, name = ""]) => parseDrawnName(name)).flatMap((drawn) => {
    if (!drawn) return [];
    if (!("kind" in drawn)) return isMarkShape(drawn.shape) ? [] : [drawn.network];
    return drawn.kind === "badge" ? [BADGE_MARKS[drawn.type].network] : [];
  });

const SETS = {
  designs: () =>
    PREFILLS.flatMap(({ content }) =>
      networksIn(render(Content.parse(content), { imageHost: "https://i.example" }).html),
    ),
  all: () => Object.keys(SOCIALS),
};

/** A contact's mark is shown on its sheet as it is. */
const WHOLE = {
  left: 0,
  top: 0,
  width: MARK_SHEET,
  height: MARK_SHEET,
  centerX: MARK_SHEET / 2,
  centerY: MARK_SHEET / 2,
};

/** The mark of an icon and where it lies; null for a network or a kind of contact that there is not. */
export async function inkedMark({ network, shape }: Pick<Icon, "network" | "shape">): Promise<InkedMark | null> {
  if (isMarkShape(shape)) {
    const svg = contactMark(network, shape);
    return svg === null ? null : { svg, ink: WHOLE };
  }
  const mark = await getMark(network);
  return mark && { svg: mark.svg, ink: await inkOf(network, mark) };
}

/** The marks of a set of networks and of all kinds of contacts, by `markKey`: for a build that writes them into scripts. */
export async function marksOf(set: keyof typeof SETS): Promise<Record<string, InkedMark>> {
  const wanted = [
    ...[...new Set([FALLBACK, ...SETS[set]()])].map((network) => ({ network, shape: SOCIAL_SHAPES.bare })),
    ...CONTACT_NAMES.flatMap((network) => Object.values(MARK_SHAPES).map((shape) => ({ network, shape }))),
  ];
  const marks: Record<string, InkedMark> = {};
  for (const icon of wanted) {
    const mark = await inkedMark(icon);
    if (mark) marks[markKey(icon)] = mark;
  }
  return marks;
}
