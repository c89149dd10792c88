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

/** A page that a search may show, at its canonical address. `isOneOfMany`: its row of the route table stands for several. */
export type PublicPage = { name: string; path: string; isOneOfMany: boolean };

/** All of them, in the order of the route table. */
export const publicPages = (): PublicPage[] =>
  FLAT_ROUTES.filter(({ route }) => route.isIndexed).flatMap(({ route: { name }, paths: [path = ""] }) => {
    const isOneOfMany = path.includes(":");
    return (isOneOfMany ? (NAMED[name]?.() ?? []) : [path]).map((each) => ({ name, path: each, isOneOfMany }));
  });
