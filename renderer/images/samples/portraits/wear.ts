import { circle, path, type Svg } from "../../banners/svg.ts";
import { curve } from "./curve.ts";
import { both, patch, strand } from "./draw.ts";
import { garment, type Torso, torso } from "./figure.ts";

/** Cloth in its light and in its folds. */
export type Cloth = { base: string; shade: string };

/** What is worn closed: pulled on over the head, or a shirt whose collar and buttons are drawn on it. */
export const top = (id: string, cloth: Cloth, form: Torso = {}, inside: Svg = ""): Svg =>
  garment(id, torso(form), cloth, inside);

/** The ribbed edge of a neckline. */
export function rib(color: string, { open = 88, top = 600, depth = 668 }: Torso = {}, width = 20): Svg {
  return path(
    curve(
      `${400 - open},${top} ${400 - open * 0.62},${depth - 12} 400,${depth} ${400 + open * 0.62},${depth - 12} ${400 + open},${top}`,
      {
        isOpen: true,
      },
    ),
    { stroke: color, strokeWidth: width, cap: "butt" },
  );
}

/** Two points of a shirt's collar, open by so much. */
export function collar(cloth: Cloth, { y = 588, gap = 0, wing = 0 } = {}): Svg {
  return both(
    patch(
      `${322 - wing},${y - 14}! ${352 - gap},${y + 40} ${398 - gap},${y + 84}! ${356 - gap},${y + 138}! ${300 - wing},${y + 40}!`,
      cloth.base,
    ) + strand(`${398 - gap},${y + 84}! ${356 - gap},${y + 138}! ${300 - wing},${y + 40}!`, cloth.shade, 5),
  );
}

/** A jacket, open in a V that ends at `depth`, with its lapels. */
export function jacket(
  id: string,
  cloth: Cloth & { lapel?: string },
  { depth = 800, shoulder = 280, open = 96, y = 688 }: Torso = {},
): Svg {
  const lapel = cloth.lapel ?? cloth.shade;
  return (
    garment(id, torso({ shoulder, open, top: 594, depth, isV: true, y }), cloth) +
    both(
      patch(
        `${400 - open + 4},588! ${400 - open - 50},612! ${400 - open - 70},700! ${400 - open - 22},696! ${400 - open - 44},728! 400,${depth + 30}! 400,${depth - 6}! ${400 - open * 0.46},${depth - 104}`,
        lapel,
      ),
    )
  );
}

/** Down the middle, at each of these heights. */
export const buttons = (color: string, ...heights: number[]): Svg =>
  heights.map((y) => circle(400, y, 8, color)).join("");
