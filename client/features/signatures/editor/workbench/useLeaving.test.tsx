// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { AppProvider } from "#client/lib/context.tsx";
import { pathTo } from "#shared/routes.ts";
import { appOf, draw, until } from "#tests/support/browser.tsx";
import type { Editing } from "../session/editing.ts";
import { useLeaving } from "./useLeaving.ts";

const editor = pathTo("editor-create");
const login = pathTo("login");
const home = pathTo("home");

/** An editor with unsaved work, between the other screens. */
async function open() {
  const keepDraft = vi.fn();
  const editing = { saver: { isDirty: () => true }, keepDraft } as unknown as Editing;
  let leaving!: ReturnType<typeof useLeaving>;
  const Editor = () => {
    leaving = useLeaving(editing);
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: editor, element: <Editor /> },
      { path: "*", element: null },
    ],
    { initialEntries: [editor] },
  );
  await draw(
    <AppProvider app={appOf().app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { router, keepDraft, leaving: () => leaving };
}

test("unsaved work is asked about", async () => {
  const { router, leaving } = await open();
  await act(() => router.navigate(home));
  expect(router.state.location.pathname).toBe(editor);
  expect(leaving().isAsked).toBe(true);
  await act(async () => leaving().leave());
  await until(() => router.state.location.pathname === home);
});

test("Back from the login leads back, even before the login is drawn", async () => {
  const { router } = await open();
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== login) return;
    stop();
    void router.navigate(-1);
  });
  await act(() => router.navigate(login));
  await until(() => router.state.location.pathname === editor);
  expect([...router.state.blockers.values()].map(({ state }) => state)).not.toContain("blocked");
});

test("on the way to a plan the work is kept, and nobody is asked", async () => {
  const { router, keepDraft } = await open();
  await act(() => router.navigate(`${pathTo("account-upgrade")}?plan=professional-yearly-1`));
  await until(() => router.state.location.pathname === pathTo("account-upgrade"));
  expect(keepDraft).toHaveBeenCalledTimes(1);
});
