import type { Look, Run } from "../imports/flow.ts";
import { channelsOf } from "../lib/color.ts";
import type { StylePart } from "./report.ts";

/** Of a channel, 0 to 255: what nobody sees. */
const SAME_COLOR = 24;
/** Programs count in points, and round. */
const SAME_SIZE_PX = 1.6;

/** What a text has lost of its look. */
export function lostLook(sent: Run, came: Run): StylePart[] {
  const lost: StylePart[] = [];
  if (isOtherColor(sent, came)) lost.push("color");
  if (Math.abs(sent.look.sizePx - came.look.sizePx) > SAME_SIZE_PX) lost.push("size");
  if (sent.look.isBold !== came.look.isBold) lost.push("weight");
  if (isOtherFont(sent.look, came.look)) lost.push("font");
  return lost;
}

/** A link without a colour of its own is blue, whatever is around it. */
function isOtherColor(sent: Run, came: Run): boolean {
  if (sent.look.color === null || sent.isPlainLink) return false;
  if (came.isPlainLink && came.href !== "") return true;
  const [wanted, shown] = [channelsOf(sent.look.color), channelsOf(came.look.color ?? "#000000")];
  return wanted.some((channel, at) => Math.abs(channel - (shown[at] ?? 0)) > SAME_COLOR);
}

const families = (font: string | null) =>
  (font ?? "")
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/^["']+|["']+$/g, "")
        .toLowerCase(),
    )
    .filter(Boolean);

/** The first font that was asked for is not asked for any more. */
function isOtherFont(sent: Look, came: Look): boolean {
  const [first] = families(sent.font);
  return first !== undefined && !families(came.font).includes(first);
}
