import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./constants.ts";

/** More than this nobody prefers; the rest of a long header is noise. */
const MAX_PREFERENCES = 20;

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
function preferred(header = ""): Language | null {
  let [best, bestWeight]: [Language | null, number] = [null, 0];
  for (const row of header.split(",", MAX_PREFERENCES)) {
    const [, code, weight = "1"] = /^\s*([a-z]{2})\b[^;]*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(row) ?? [];
    const language = code?.toLowerCase();
    if (!isLanguage(language) || Number(weight) <= bestWeight) continue;
    [best, bestWeight] = [language, Number(weight)];
  }
  return best;
}
