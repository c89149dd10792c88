import { weighted } from "../lib/weighted.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./constants.ts";

export type Wishes = {
  /** of the address, `?lang=` */
  asked?: string | null | undefined;
  cookie?: string | undefined;
  /** the header Accept-Language */
  accepted?: string | undefined;
};

/**
 * The language of an answer: what the address asks for, what was chosen before, what the browser prefers (language
 * negotiation, RFC 9110, 12.5.4), else English. Somebody who asks for a language that we do not speak gets English.
 */
export function chooseLanguage({ asked, cookie, accepted }: Wishes): Language {
  if (asked) return isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  if (isLanguage(cookie)) return cookie;
  return preferred(accepted) ?? DEFAULT_LANGUAGE;
}

/** `"de-AT,de;q=0.9,en;q=0.8"` -> `"de"`: the one of ours with the highest weight, the first of equals. */
function preferred(header: string | undefined): Language | null {
  let [best, bestWeight]: [Language | null, number] = [null, 0];
  for (const { name, weight } of weighted(header)) {
    const [code] = name.split("-", 1);
    if (isLanguage(code) && weight > bestWeight) [best, bestWeight] = [code, weight];
  }
  return best;
}
