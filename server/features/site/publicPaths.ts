import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { planPath } from "#shared/plans/paths.ts";
import { PLAN_NAMES } from "#shared/plans/plans.ts";
import { FLAT_ROUTES, pathTo } from "#shared/routes.ts";

/** Of rows whose address names one of a few things: the addresses there are. */
const NAMED: Readonly<Record<string, () => string[]>> = {
  pricing_plan: () => PLAN_NAMES.map(planPath).filter((path) => path !== pathTo("pricing")),
  "email-signature-profession": () =>
    [...PROFESSIONS.keys()].map((profession) => pathTo("email-signature-profession", { profession })),
};

/** The addresses of all pages that a search may show, each in its canonical form. */
export const publicPaths = (): string[] =>
  FLAT_ROUTES.filter(({ route }) => route.isIndexed).flatMap(({ route, paths: [path = ""] }) =>
    path.includes(":") ? (NAMED[route.name]?.() ?? []) : [path],
  );
