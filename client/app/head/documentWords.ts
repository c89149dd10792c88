import { guideTitle } from "#client/features/guides/components/guideTitle.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { t } from "#shared/languages/translate.ts";
import { isLegalPage, LEGAL_NAMES } from "#shared/legal/constants.ts";
import type { Plan } from "#shared/plans/plans.ts";

/** What a page is called and says of itself, in the language of the page. */
export type PageWords = { title: string; description?: string };
/** The plans that are sold, as they call themselves. */
export type PlanWords = readonly Pick<Plan, "name" | "label" | "promise">[];
type Params = Record<string, string | undefined>;

/** Of documents whose address names one of several things; undefined where it names none there is. */
const WORDS: Readonly<Record<string, (params: Params, plans: PlanWords) => PageWords | undefined>> = {
  "email-signature-profession"({ profession: word = "" }) {
    const profession = PROFESSIONS.get(word);
    return profession === undefined
      ? undefined
      : {
          title: t("Email signature examples: {profession}", { profession: t(profession) }),
          description: t(
            "Email signature examples for the profession {profession} in five styles. Choose one, fill in your own words, and install it in your mail client.",
            { profession: t(profession) },
          ),
        };
  },
  pricing_plan({ plan_name: name }, plans) {
    const plan = plans.find((each) => each.name === name);
    return plan && { title: t("Pricing: {plan}", { plan: t(plan.label) }), description: t(plan.promise) };
  },
  guide({ client }) {
    const guide = INSTALL_GUIDES.find(({ id }) => id === client);
    return (
      guide && {
        title: guideTitle(guide),
        description: t(
          "{program}, step by step: how to install an email signature, with drawings, how to check it, and what to do if something is off.",
          { program: t(guide.name) },
        ),
      }
    );
  },
  legal: ({ page = "" }) => (isLegalPage(page) ? { title: t(LEGAL_NAMES[page]) } : undefined),
};

/** The words of one page of a row. On the server alone: in the browser documents are left as pages are. */
export const documentWords = (name: string, params: Params, plans: PlanWords = []): PageWords | undefined =>
  WORDS[name]?.(params, plans);
