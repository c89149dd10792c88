import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";

/** Why somebody cannot have a new card: there is no place left, or they may not. Their work is kept meanwhile. */
const BARRED = ["card_limit", "team_limit", "no_permission"] as const;
export type Barred = (typeof BARRED)[number];

/** Whether saving was refused for one of these, so that a new one cannot be, and not because of what is in it. */
export const isBarred = (code: string): code is Barred => (BARRED as readonly string[]).includes(code);

/** The sentence of the specification, with its full stop. */
export const barredSentence = (barred: Barred): string => `${t(ERRORS[barred].message)}.`.replace(/\.\.$/, ".");
