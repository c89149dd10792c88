import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";

/** What a visitor typed into the hero, as the editor reads it; null when nothing was. */
export type Typed = object | null;

/** Hands it on to the editor. Nothing typed leaves what an earlier visit left. */
export const keepTyped = (typed: Typed) => typed && localStorage.setItem(UNSAVED_SIGNATURE_KEY, JSON.stringify(typed));
