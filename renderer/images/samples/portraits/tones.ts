/** Skin in its light, its shadow, its lines, and what glows through it. */
export type Skin = { base: string; shade: string; line: string; blush: string; lip: string };

export const SKINS = {
  porcelain: { base: "#fbdcc8", shade: "#eebda4", line: "#b9745a", blush: "#f2937f", lip: "#d0655f" },
  rosy: { base: "#f8cbb2", shade: "#e8a48a", line: "#b06650", blush: "#ec7f6d", lip: "#c95b54" },
  fair: { base: "#f6ceaf", shade: "#e5ab86", line: "#ac6b4a", blush: "#ee9278", lip: "#c9635a" },
  ivory: { base: "#f6d0a8", shade: "#e3ac7e", line: "#a66a42", blush: "#ee9576", lip: "#cb6459" },
  sand: { base: "#ebb98f", shade: "#d29768", line: "#935a38", blush: "#e58265", lip: "#bb574c" },
  olive: { base: "#dca577", shade: "#bf8355", line: "#824d2d", blush: "#d9745a", lip: "#a94c43" },
  tan: { base: "#c98c5d", shade: "#aa6d42", line: "#6f4024", blush: "#cc6248", lip: "#9c4238" },
  brown: { base: "#a3683f", shade: "#83502f", line: "#52301b", blush: "#b6523a", lip: "#84352f" },
  deep: { base: "#7f4c32", shade: "#633622", line: "#3b1f13", blush: "#9c4634", lip: "#6f2a2a" },
  dark: { base: "#643b29", shade: "#4c2a1c", line: "#2a140d", blush: "#86392c", lip: "#5c2023" },
} as const satisfies Record<string, Skin>;

/** Hair: most of it, its folds, and where the light falls. */
export type Hair = { base: string; shade: string; light: string };

export const HAIRS = {
  black: { base: "#241d24", shade: "#141017", light: "#443948" },
  raven: { base: "#2a2330", shade: "#19141e", light: "#4b4156" },
  espresso: { base: "#3a2420", shade: "#281614", light: "#5c3b32" },
  brown: { base: "#5b3626", shade: "#402418", light: "#7d4f38" },
  chestnut: { base: "#7a4528", shade: "#5a2f1a", light: "#9c6140" },
  copper: { base: "#b9542a", shade: "#8f3b1b", light: "#d8783f" },
  ginger: { base: "#c9742f", shade: "#a2561e", light: "#e29a4d" },
  blond: { base: "#dba650", shade: "#b98335", light: "#f0c779" },
  platinum: { base: "#f0dcae", shade: "#d4b981", light: "#fbefcf" },
  silver: { base: "#b9bcc4", shade: "#9296a1", light: "#d7d9df" },
  white: { base: "#e9e6e1", shade: "#c6c1bb", light: "#fbfaf8" },
  iron: { base: "#7c7d86", shade: "#5c5d67", light: "#a1a2ab" },
} as const satisfies Record<string, Hair>;

/** Lashes, pupils, the inside of a mouth. */
export const INK = "#2a1a1c";
