import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { findSold } from "#client/lib/sold.ts";
import { render } from "#renderer/signature/render.ts";
import { BANNER_CATEGORIES, findBanner } from "#shared/catalog/banners/gallery.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { CURRENCY, type Plan } from "#shared/plans/plans.ts";
import { HERO } from "./components/heroSample.ts";
import { sampleOptions } from "./components/sampleOptions.ts";
import { BANNERS, DESIGNS } from "./components/showcase.ts";
import { layoutOf, type ShownDesign, shownDesign } from "./components/shownDesigns.ts";

/** `words`: what can be read on it. */
export type ShownBanner = { id: string; words: string };
/** How many there are, and how many of them a free account may save. */
export type Counts = { layouts: number; freeLayouts: number; designs: number; freeDesigns: number; banners: number };

/** `cents`: a month, of the smallest size, paid yearly. */
export type ShownPlan = Pick<Plan, "name" | "label" | "promise"> & { cents: number; currency: string };

/** The hero's signature, drawn: the page shows a real one before any script runs. Everything below it is pictures. */
export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  const { imageHost } = app.site;
  const sold = await findSold(app);
  return {
    hero: { content: HERO, html: render(HERO, sampleOptions(imageHost)).html },
    designs: DESIGNS.map(shownById),
    banners: BANNERS.map((id): ShownBanner => ({ id, words: wordsOn(id) })),
    counts: COUNTS,
    currency: sold?.currency ?? CURRENCY,
    /** null: nothing is sold */
    plans:
      sold?.plans.map(
        ({ name, label, promise, sizes }): ShownPlan => ({
          name,
          label,
          promise,
          cents: sizes.yearly[0]?.price ?? 0,
          currency: sold.currency,
        }),
      ) ?? null,
  };
}

const COUNTS: Counts = {
  layouts: TEMPLATES.length,
  freeLayouts: TEMPLATES.filter(({ isFree }) => isFree).length,
  designs: PREFILLS.length,
  freeDesigns: PREFILLS.filter((prefill) => layoutOf(prefill).isFree).length,
  banners: BANNER_CATEGORIES.reduce((count, { banners }) => count + Object.keys(banners).length, 0),
};

function shownById(id: string): ShownDesign {
  const prefill = PREFILLS.find((each) => each.id === id);
  if (!prefill) throw new Error(`There is no ready design ${id}.`);
  return shownDesign(prefill);
}

const wordsOn = (id: string): string =>
  Object.values(findBanner(id)?.texts ?? {})
    .map(({ value }) => value)
    .join(", ");
