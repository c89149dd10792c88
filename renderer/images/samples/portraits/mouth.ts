import { clip, ellipse, path, type Svg } from "../../banners/svg.ts";
import { curve } from "./curve.ts";
import { patch, strand } from "./draw.ts";
import { type HeadForm, narrowed, turned } from "./head.ts";
import { INK } from "./tones.ts";

type Mouth = {
  /** closed · closed and made up · open · open, teeth only */
  look?: "soft" | "lips" | "smile" | "grin";
  width?: number;
  y?: number;
  lip?: string;
  /** one corner higher: from -1 to 1 */
  wry?: number;
};

export function mouth(form: HeadForm, { y = 112, ...options }: Mouth = {}): Svg {
  const { look = "soft" } = options;
  const drawn = look === "soft" || look === "lips" ? closedMouth(form, options) : openMouth(form, options);
  return `<g transform="translate(${turned(0, form.turn, 12)} ${y}) scale(${narrowed(0, form.turn)} 1)">${drawn}</g>`;
}

const lift = (wry = 0) => [-Math.max(0, -wry) * 10, -Math.max(0, wry) * 10] as const;

function closedMouth({ skin }: HeadForm, { look, width = 1, lip = skin.lip, wry }: Mouth): Svg {
  const half = 38 * width;
  const [left, right] = lift(wry).map((y) => y - 4) as [number, number];
  if (look === "lips")
    return (
      patch(
        `${-half},${left}! ${-half * 0.42},-7 -9,-11 0,-7 9,-11 ${half * 0.42},-7 ${half},${right}! ${half * 0.56},19 0,27 ${-half * 0.56},19`,
        lip,
      ) +
      strand(`${-half},${left} ${-half * 0.5},6 0,8 ${half * 0.5},6 ${half},${right}`, INK, 4.5, 0.55) +
      path("M-10 17Q0 20 11 16", { stroke: "#ffffff", strokeWidth: 4, opacity: 0.35 })
    );
  return (
    strand(`${-half},${left} ${-half * 0.5},8.7 0,14 ${half * 0.5},8.7 ${half},${right}`, lip, 8) +
    path("M-14 29Q0 35 14 29", { stroke: skin.line, strokeWidth: 6, opacity: 0.3 })
  );
}

function openMouth({ id, skin }: HeadForm, { look, width = 1, lip = skin.lip, wry }: Mouth): Svg {
  const half = 38 * width;
  const [left, right] = lift(wry).map((y) => y - 9) as [number, number];
  const deep = look === "smile" ? 38 : 27;
  const open = curve(
    `${-half},${left}! ${-half * 0.5},1 0,4 ${half * 0.5},1 ${half},${right}! ${half * 0.62},${deep * 0.72} 0,${deep} ${-half * 0.62},${deep * 0.72}`,
  );
  const tongue = look === "smile" ? ellipse(0, 40, 26 * width, 15, "#d8636a") : "";
  const teeth = patch(
    `${-half},${left - 6}! 0,-4 ${half},${right - 6}! ${half * 0.8},${deep * 0.44} 0,${deep * 0.56} ${-half * 0.8},${deep * 0.44}`,
    "#fffdf9",
  );
  return (
    clip(`${id}-mouth`, `<path d="${open}"/>`, path(open, "#6d2329") + tongue + teeth) +
    path(open, { stroke: lip, strokeWidth: 6 }) +
    path(`M-13 ${deep + 13}Q0 ${deep + 18} 13 ${deep + 13}`, { stroke: skin.line, strokeWidth: 5, opacity: 0.3 })
  );
}
