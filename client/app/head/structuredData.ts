import { guideTitle } from "#client/features/guides/components/guideTitle.ts";
import type { loader as guideLoader } from "#client/features/guides/GuideDocument.loader.ts";
import type { loader as priceLoader } from "#client/features/pricing/PricingDocument.loader.ts";
import { questionsAbout, valuesOf } from "#client/features/pricing/texts.ts";
import { questionsOf } from "#client/features/site/components/homeTexts.ts";
import type { loader as homeLoader } from "#client/features/site/HomeDocument.loader.ts";
import { DRAW_QUESTIONS, FONT_QUESTIONS } from "#client/features/tools/texts.ts";
import type { InstallGuide } from "#shared/catalog/guides/guide.ts";
import { descriptionOf } from "#shared/descriptions.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { titleOf } from "#shared/titles.ts";

type Thing = Record<string, unknown>;
type Values = Record<string, string | number>;

/** What a document says of itself to search engines (schema.org), by the name of its route. All of it can be read on the page. */
const THINGS: Readonly<Record<string, (publicUrl: string, data: unknown) => Thing[]>> = {
  home(publicUrl, data) {
    const { counts, currency, plans } = data as Awaited<ReturnType<typeof homeLoader>>;
    return [
      {
        "@type": "SoftwareApplication",
        name: "Signoff",
        url: publicUrl,
        description: t(descriptionOf("home")),
        headline: t(titleOf("home")),
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        license: "https://opensource.org/license/mit",
        offers: { "@type": "Offer", price: 0, priceCurrency: currency },
      },
      questions(questionsOf(plans !== null), counts),
    ];
  },
  pricing(_publicUrl, data) {
    const { plan: _, ...sold } = data as Awaited<ReturnType<typeof priceLoader>>;
    return [questions(questionsAbout(sold), valuesOf(sold))];
  },
  "draw-signature-online": () => [questions(DRAW_QUESTIONS)],
  "font-signature-generator": () => [questions(FONT_QUESTIONS)],
  guide: (publicUrl, data) => {
    const { guide } = data as Awaited<ReturnType<typeof guideLoader>>;
    return [
      howTo(guide),
      path(publicUrl, [t("Guides"), pathTo("guides")], [t(guide.name), pathTo("guide", { client: guide.id })]),
    ];
  },
};

/** `data`: what the document's loader brought. Undefined where there is nothing to say. */
export function structuredData(name: string, publicUrl: string, data: unknown): Thing | undefined {
  const things = THINGS[name]?.(publicUrl, data);
  return (
    things && {
      "@context": "https://schema.org",
      "@graph": things.map((thing) => ({ ...thing, inLanguage: languageNow() })),
    }
  );
}

/** The usual way; a page has one instruction for search engines. */
const howTo = (guide: InstallGuide): Thing => ({
  "@type": "HowTo",
  name: guideTitle(guide),
  step: guide.ways[0].steps.map(({ title, detail, away }, index) => ({
    "@type": "HowToStep",
    position: index + 1,
    name: t(title),
    text: t(away ?? detail ?? title),
  })),
});

/** Where a page stands, from the outside in. */
const path = (publicUrl: string, ...items: (readonly [name: string, path: string])[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: items.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});

const questions = (items: readonly { question: string; answer: string }[], values?: Values): Thing => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: t(question),
    acceptedAnswer: { "@type": "Answer", text: t(answer, values) },
  })),
});
