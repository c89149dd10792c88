import { DEFAULT_LANGUAGE, type Language } from "#shared/languages/constants.ts";
import { FLAT_ROUTES, isDocument } from "#shared/routes.ts";
import { prepareScreen } from "../screens.ts";

/** Fetches the screen at an address of ours, and the app with it, so that the page there is alive sooner. */
export async function prepareApp(path: string): Promise<void> {
  const found = FLAT_ROUTES.find(({ paths }) => paths.includes(path));
  if (!found || isDocument(found.route) || savesData()) return;
  const language = document.documentElement.lang as Language;
  if (language !== DEFAULT_LANGUAGE) (await import("../words.ts")).speak(language);
  // What cannot be fetched now is fetched with the page.
  await prepareScreen(found.route.screen).catch(() => undefined);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
