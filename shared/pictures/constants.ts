import { SHAPES, type Variant } from "../images/variant.ts";

/** The copy of a profile picture that menus and pages show. */
export const AVATAR: Variant = { shape: SHAPES.circle, widthPx: 96, density: 2 };
