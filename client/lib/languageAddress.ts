import { LANGUAGE_PARAMETER, type Language } from "#shared/languages/constants.ts";

/** This page in another language. The address may hold more, such as the token of a mailed link. */
export function addressIn(language: Language): string {
  const url = new URL(location.href);
  url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}
