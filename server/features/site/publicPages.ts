import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { LEGAL_PAGES } from "#shared/legal/constants.ts";
import { FLAT_ROUTES, pathTo } from "#shared/routes.ts";
import { isSold } from "../../settings.ts";
import { offers } from "../plans/service.ts";

type Params = Record<string, string>;

/** Of rows whose address names one of a few things: what it may name. The first plan stands at the address of the prices. */
const NAMED: Readonly<Record<string, readonly Params[]>> = {
  "email-signature-profession": [...PROFESSIONS.keys()].map((profession) => ({ profession })),
  guide: INSTALL_GUIDES.map(({ id }) => ({ client: id })),
  legal: LEGAL_PAGES.map((page) => ({ page })),
};

/** A page that a search may show, at its canonical address. `isOneOfMany`: its row of the route table stands for several. */
export type PublicPage = { name: string; path: string; params: Params; isOneOfMany: boolean };

/** All of them, in the order of the route table; those of what is sold where something is. */
export function publicPages(): PublicPage[] {
  const [, ...plans] = offers().plans;
  const namedBy: typeof NAMED = { ...NAMED, pricing_plan: plans.map(({ name }) => ({ plan_name: name })) };
  return FLAT_ROUTES.filter(({ route }) => route.isIndexed && (isSold() || !route.isForBuyers)).flatMap(
    ({ route: { name }, paths: [path = ""] }) => {
      const isOneOfMany = path.includes(":");
      const named = isOneOfMany ? (namedBy[name] ?? []) : [{}];
      return named.map((params) => ({ name, path: pathTo(name, params), params, isOneOfMany }));
    },
  );
}
