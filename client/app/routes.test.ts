import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { FLAT_ROUTES } from "#shared/routes.ts";
import type { RouteHandle } from "./handle.ts";
import { buildRoutes } from "./routes.tsx";

const routes = buildRoutes();
const nameAt = (path: string) => {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.route.name;
};

test("every path and alias of the table leads to its own row", () => {
  for (const { route, paths } of FLAT_ROUTES) {
    // A parent is shown through its child with the empty path.
    const expected = route.children?.find(({ path }) => path === "")?.name ?? route.name;
    for (const path of paths) expect(nameAt(path.replace(/:\w+/g, "abc")), path).toBe(expected);
  }
});

test("every screen and document of the table exists", () => {
  const screens = import.meta.glob(["../features/*/*Screen.tsx", "../features/*/*Document.tsx"]);
  for (const { route } of FLAT_ROUTES) expect(Object.keys(screens)).toContain(`../features/${route.screen}.tsx`);
});

test("any other path redirects to the login", async () => {
  const unknown = matchRoutes(routes, "/no/such/path")!.at(-1)!.route;
  expect(unknown.id).toBe("unknown");
  const answer = (unknown.loader as () => Response)();
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/login");
});

test("every row without children is guarded", () => {
  const rows = [...(routes[0]?.children?.[0]?.children ?? [])].flatMap((route) => route.children ?? [route]);
  expect(rows.length).toBeGreaterThan(FLAT_ROUTES.length / 2);
  for (const row of rows.filter(({ id }) => id !== "unknown")) expect(row.middleware, row.id).toHaveLength(1);
});
