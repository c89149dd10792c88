import { INK, WHITE } from "#shared/lib/color.ts";
import { SHARE_SIZE } from "#shared/lib/head.ts";
import { drawLetters } from "../images/letters/letters.ts";
import { budgetOf } from "./budget.ts";
import { courseOf, type Drawn, print, type Terms } from "./draw.ts";
import { paint } from "./paint.ts";
import { layOutInTurns } from "./scene.ts";
import { WORDMARK, WORDMARK_WIDTH } from "./wordmark.ts";

/** Where things stand on the card, in pixels. */
const BAND_HEIGHT = 230;
const PLATE = { x: 80, y: 72, width: 1040, height: 436, radius: 24 };
const PADDING = 48;
const ROOM = { width: PLATE.width - 2 * PADDING, height: PLATE.height - 2 * PADDING };
const FOOT_BASELINE = 580;
/** A small signature is not blown up until its photo is a blur. */
const MAX_SCALE = 2.4;
/** A tall one is cut off at its foot before its text is too small to read. */
const MIN_SCALE = 1;
const FADE_HEIGHT = 72;
/** Width that a signature is laid out in: what the recommended one may take. */
const LAYOUT_PX = 600;

const INK_MUTED = "#4b5a60";
const GROUND = "#f2f5f6";
const LINE = "#d5dde0";
const SIGNAL = "#00cfd6";

export type CardOptions = Terms & {
  /** of the band: the owner's colour of public pages */
  color: string;
};

/** The picture that a shared preview shows in chats and networks: the signature on a white plate over the owner's colour. */
export async function drawCard(html: string, { pictures, color, limits, signal }: CardOptions): Promise<Drawn> {
  const course = courseOf(limits, signal);
  const scene = await layOutInTurns(html, { roomPx: LAYOUT_PX, ...course });
  const [widthPx, heightPx] = [Math.max(1, scene.widthPx), Math.max(1, scene.heightPx)];
  const scale = Math.min(MAX_SCALE, ROOM.width / widthPx, Math.max(MIN_SCALE, ROOM.height / heightPx));
  const isCut = heightPx * scale > ROOM.height + 1;
  const room = { width: ROOM.width, height: ROOM.height + (isCut ? PADDING : 0) };
  const view = {
    x: (ROOM.width - widthPx * scale) / 2,
    y: isCut ? 0 : (ROOM.height - heightPx * scale) / 2,
    scale,
    height: room.height,
  };
  const { svg, spots, missing } = await paint(scene, view, course);
  const ground = `<rect width="100%" height="100%" fill="${WHITE}"/>`;
  const more = isCut ? fade(room) : "";
  const signature = await print({ ...room, svg: ground + svg, spots, pictures, more, ...course });
  const [left, top] = [PLATE.x + PADDING, PLATE.y + PADDING];
  const png = await print({
    ...SHARE_SIZE,
    svg: sheet(color),
    spots: [{ src: SIGNATURE, left, top, ...room }],
    pictures: () => signature,
    budget: budgetOf(),
  });
  return { png, widthPx: SHARE_SIZE.width, heightPx: SHARE_SIZE.height, missing };
}

const SIGNATURE = "signature";

function sheet(color: string): string {
  const { x, y, width, height, radius } = PLATE;
  const plate = (down: number, fill: string) =>
    `<rect x="${x}" y="${y + down}" width="${width}" height="${height}" rx="${radius}" ${fill}/>`;
  return (
    `<rect width="100%" height="100%" fill="${GROUND}"/>` +
    `<rect width="100%" height="${BAND_HEIGHT}" fill="${color}"/>` +
    [12, 8, 4].map((down) => plate(down, `fill="${INK}" fill-opacity="0.03"`)).join("") +
    plate(0, `fill="${WHITE}" stroke="${LINE}" stroke-width="1"`) +
    wordmark(PLATE.x, FOOT_BASELINE) +
    footText("Email signature, as it arrives", PLATE.x + width, FOOT_BASELINE)
  );
}

const WORDMARK_SCALE = 0.4;
const FLICK = "M1 5.5C22 5 43 4.8 57 5c5 .1 8.5-1 9.5-2.3.6-.9-.5-1.4-1.3-.6-1.3 1.3-1 3.4 1.8 3.4 3.2 0 5.2-2.3 10-3";

/** The logo with its line, as in the header. */
function wordmark(x: number, baseline: number): string {
  const flickScale = (WORDMARK_WIDTH * WORDMARK_SCALE) / 78;
  return (
    `<path transform="translate(${x} ${baseline}) scale(${WORDMARK_SCALE})" d="${WORDMARK}" fill="${INK}"/>` +
    `<path transform="translate(${x} ${baseline + 11}) scale(${flickScale.toFixed(3)})" d="${FLICK}" fill="none" ` +
    `stroke="${SIGNAL}" stroke-width="2" stroke-linecap="round"/>`
  );
}

function footText(text: string, right: number, baseline: number): string {
  const { d, widthPx } = drawLetters(text, { family: "Arial", sizePx: 24 });
  return `<path transform="translate(${(right - widthPx).toFixed(1)} ${baseline})" d="${d}" fill="${INK_MUTED}"/>`;
}

/** Over the foot of a signature that goes on below. */
const fade = ({ width, height }: { width: number; height: number }) =>
  `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="#fff"/></linearGradient>` +
  `<rect y="${height - FADE_HEIGHT}" width="${width}" height="${FADE_HEIGHT}" fill="url(#f)"/>`;
