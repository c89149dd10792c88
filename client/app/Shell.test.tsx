// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppProvider } from "#client/lib/context.tsx";
import { routeNamed } from "#shared/routes.ts";
import { appOf, draw, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { Shell } from "./Shell.tsx";

async function open(...names: [string, ...string[]]) {
  const { app } = appOf({ user: make.user() });
  const children = names.map((name) => ({
    path: `/${name}`,
    handle: { route: routeNamed(name).route },
    element: <h1>{name}</h1>,
  }));
  const router = createMemoryRouter([{ Component: Shell, children }], { initialEntries: [`/${names[0]}`] });
  await draw(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { app, router };
}

beforeEach(() => {
  vi.spyOn(location, "assign").mockImplementation(() => {});
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("whoever logs out in another tab leaves the pages behind the login", async () => {
  const { app } = await open("dashboard");
  expect(location.assign).not.toHaveBeenCalled();
  await act(async () => app.session.end());
  expect(location.assign).toHaveBeenCalledExactlyOnceWith("/");
});

test("and keeps the work on a page that is open to everybody", async () => {
  const { app } = await open("editor-create");
  await act(async () => app.session.end());
  expect(location.assign).not.toHaveBeenCalled();
  expect(document.querySelector("h1")?.textContent).toBe("editor-create");
});

test("after a navigation the heading has the focus and the title is said", async () => {
  const { router } = await open("dashboard", "editor-create");
  await act(() => router.navigate("/editor-create"));
  await until(() => expect(document.activeElement?.textContent).toBe("editor-create"));
  await until(() => expect(document.title).not.toBe(""));
  await until(() => expect(document.querySelector("p[role=status]")?.textContent).toBe(document.title));
});
