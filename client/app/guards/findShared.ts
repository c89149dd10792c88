import type { SharedPage } from "#shared/lib/ssr.ts";
import { FLAT_ROUTES, type Route } from "#shared/routes.ts";
import { loaderOf } from "../screens.ts";
import { decide, isConfirming } from "./decide.ts";

/** Only what needs no decoding: one spelling for each page. */
const VALUE = "([\\w-]{1,64})";

/** A page of prices that is not there is refused as it is drawn. */
const ANY = { billing: "on" } as const;

const PLAIN = new Map<string, Route>();
const WITH_VALUES: { route: Route; pattern: RegExp; keys: string[] }[] = [];
for (const { route, paths } of FLAT_ROUTES)
  for (const path of isSame(route) ? paths : []) {
    const keys = Array.from(path.matchAll(/:(\w+)/g), ([, key]) => key as string);
    if (keys.length === 0) PLAIN.set(path, route);
    else WITH_VALUES.push({ route, keys, pattern: new RegExp(`^${path.replace(/:\w+/g, VALUE)}$`) });
  }

/** A parent is never shown without a child. */
function isSame({ needsLogin, isSecret, children }: Route): boolean {
  return !needsLogin && !isSecret && !children;
}

/**
 * The page that every guest gets at an address, null where guests may get different ones, or are sent elsewhere. The query
 * is read by guards alone: no screen draws anything else for it, but for the sign-up that confirms an address.
 */
export function findShared(url: URL): SharedPage | null {
  const found = match(url.pathname);
  if (!found) return null;
  const { route, params } = found;
  if (isConfirming(route, url) || decide(route, url, params, null, ANY).kind !== "pass") return null;
  // A document is the same for as long as the program is; where its loader calls something, nobody else gets the answer.
  const hasData = Object.keys(params).length > 0 && loaderOf(route.screen) !== undefined;
  return { name: route.name, path: url.pathname, params, hasData };
}

function match(path: string): { route: Route; params: Record<string, string> } | null {
  const plain = PLAIN.get(path);
  if (plain) return { route: plain, params: {} };
  for (const { route, pattern, keys } of WITH_VALUES) {
    const values = pattern.exec(path);
    if (values) return { route, params: Object.fromEntries(keys.map((key, i) => [key, values[i + 1] as string])) };
  }
  return null;
}
