import { FLAT_ROUTES, type Route } from "#shared/routes.ts";

/** What other companies hear of a page: its row's own path, without the values in it; null of a page that is a secret. */
export const vendorPath = (route: Route): string | null =>
  route.isSecret ? null : (FLAT_ROUTES.find((flat) => flat.route.name === route.name)?.paths[0] ?? null);
