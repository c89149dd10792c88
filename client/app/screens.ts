import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router";
import { orOffline } from "#client/lib/problem.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { languageNow } from "#shared/languages/translate.ts";
import { takeAhead } from "./ahead.ts";

type ScreenModule = { Screen: ComponentType };
type LoaderModule = { loader: LoaderFunction };

const SCREENS = import.meta.glob<ScreenModule>("../features/*/*Screen.tsx");
// Apart from the screens: on a first load the data is in the page, so neither loaders nor what they import are needed.
const LOADERS = import.meta.glob<LoaderModule>("../features/*/*Screen.loader.ts");

/**
 * Loads the module of a screen named as in the route table, `signatures/EditorScreen`, and its words where they are not English.
 * @throws Error when there is none
 */
export async function loadScreen(name: string): Promise<ScreenModule> {
  const load = SCREENS[`../features/${name}.tsx`];
  if (!load) throw new Error(`The route table names the screen ${name}, but client/features/${name}.tsx is missing.`);
  const [screen] = await Promise.all([load(), loadWords(name)]);
  return screen;
}

/** Fetches a screen and its loader's script, so that a navigation there waits for neither. @throws Error without a network */
export const prepareScreen = (name: string): Promise<unknown> =>
  Promise.all([loadScreen(name), LOADERS[`../features/${name}.loader.ts`]?.()]);

const loadWords = async (screen: string) =>
  languageNow() === DEFAULT_LANGUAGE ? undefined : (await import("./words.ts")).loadWords(screen);

/** Every screen, loaded: the server has all of them at hand. */
export async function loadAllScreens(): Promise<Map<string, ComponentType>> {
  const names = Object.keys(SCREENS).map((file) => file.slice("../features/".length, -".tsx".length));
  return new Map(await Promise.all(names.map(async (name) => [name, (await loadScreen(name)).Screen] as const)));
}

/** The screen's loader, itself loaded on first use; undefined for a screen without one. */
export function loaderOf(name: string): LoaderFunction | undefined {
  const load = LOADERS[`../features/${name}.loader.ts`];
  return (
    load &&
    (async (args, handlerContext) =>
      takeAhead(name, args.request.url) ?? (await orOffline(load())).loader(args, handlerContext))
  );
}
