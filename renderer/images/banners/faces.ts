import type { Type } from "./fit.ts";

/** The voices of the banners; each design adds its sizes. */
type Face = Omit<Type, "size">;

export const POSTER = { family: "Anton", isCaps: true, spacing: 0.015, leading: 1.12 } satisfies Face;
export const BLACK = { family: "Archivo Black", leading: 1.08 } satisfies Face;
export const SANS = { family: "Open Sans", leading: 1.35 } satisfies Face;
export const BOLD = { family: "Open Sans", weight: 700, leading: 1.3 } satisfies Face;
export const LABEL = { family: "Open Sans", weight: 700, isCaps: true, spacing: 0.12 } satisfies Face;
export const FIRA = { family: "Fira Sans", leading: 1.3 } satisfies Face;
export const FIRA_BOLD = { family: "Fira Sans", weight: 700, leading: 1.12 } satisfies Face;
export const SERIF = { family: "EB Garamond", leading: 1.05 } satisfies Face;
export const ITALIC = { family: "EB Garamond", isItalic: true, leading: 1.12 } satisfies Face;
export const BOOK = { family: "Gelasio", leading: 1.15 } satisfies Face;
export const BOOK_BOLD = { family: "Gelasio", weight: 700, leading: 1.12 } satisfies Face;
export const MONO = { family: "Cousine", leading: 1.4 } satisfies Face;
export const MONO_BOLD = { family: "Cousine", weight: 700, leading: 1.3 } satisfies Face;
export const HAND = { family: "Caveat", weight: 700, leading: 0.95 } satisfies Face;
export const COMIC = { family: "Comic Neue", weight: 700, leading: 1.15 } satisfies Face;
