import type { PageContext } from "./context.ts";
import type { ButtonColors, Ground } from "./ground.ts";
import type { PageWords } from "./words.ts";

/** What every part of a page is drawn with. */
export type PageSheet = { context: PageContext; words: PageWords; ground: Ground; button: ButtonColors };
