/** For component tests in happy-dom: draws what people see, and does what they do. */
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished, vi } from "vitest";
import { type App, AppProvider, type Call } from "#client/lib/context.tsx";
import { createSession } from "#client/lib/session.ts";
import { createStore } from "#client/lib/store.ts";
import type { User } from "#shared/account/schema.ts";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** How long a test waits for something to happen. Only a test that fails takes so long. */
const PATIENCE_MS = 5_000;

export const session = (user: User): Session => ({
  user,
  entitlements: entitlements(planOf(user)),
  token: "t",
  expiresAt: 0,
});

/** What a server answers, by endpoint; a call that is not named fails the test. */
export type Answers = Map<Endpoint, (input: never) => unknown>;

/** The app of one page, with a server that answers from a table. */
export function appOf({ user = null, answers = new Map() }: { user?: User | null; answers?: Answers } = {}) {
  const call = vi.fn(async (endpoint: Endpoint, input: unknown) => {
    const answer = answers.get(endpoint);
    if (!answer) throw new Error(`Nobody expected ${endpoint.method} ${endpoint.url}.`);
    return answer(input as never);
  });
  const app: App = {
    site: {
      publicUrl: "https://x.example",
      pagesBase: "https://x.example/p",
      imageHost: "https://x.example",
      apiBase: "/api",
      isProduction: true,
      signIns: [],
      billing: "on",
    },
    session: createSession(user && session(user)),
    company: user?.company?.group ?? null,
    theme: createStore("system"),
    call: call as Call,
    send: async (...sent) => ({ data: await (call as Call)(...sent), etag: null, header: () => null }),
    rememberRoute: () => undefined,
  };
  return { app, call };
}

/** Draws into an empty page until the test ends. */
export async function draw(element: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let isThere = true;
  const remove = async () => {
    if (isThere) await act(async () => root.unmount());
    isThere = false;
    place.remove();
  };
  onTestFinished(remove);
  await act(async () => root.render(element));
  return { place, remove, redraw: (next: ReactNode) => act(async () => root.render(next)) };
}

/** Draws within an app, at an address of its own; every other address is an empty page. */
export async function drawIn(app: App, element: ReactNode) {
  const routes = [
    { path: "/", element },
    { path: "*", element: null },
  ];
  const router = createMemoryRouter(routes);
  const drawn = await draw(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { ...drawn, router };
}

const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();

/** The button, link or field that people know by this name. @throws Error when there is none, or more than one */
export function named(name: string): HTMLElement {
  const fields = [...document.querySelectorAll("label")].filter((label) => nameOf(label) === name);
  const found = [
    ...[...document.querySelectorAll("button, a, [role=radio]")].filter((element) => nameOf(element) === name),
    ...fields.map(({ htmlFor, control }) => control ?? document.getElementById(htmlFor)),
  ];
  if (found.length !== 1) throw new Error(`${found.length} are named ${name} in: ${document.body.textContent}`);
  return found[0] as HTMLElement;
}

/** Focuses and clicks, as a mouse does. */
export const press = (name: string) =>
  act(async () => {
    const element = named(name);
    element.focus();
    element.click();
  });

/** Writes into a field as React hears it. */
export const type = (field: HTMLElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Lets everything that was set going come to its end, until something holds. */
export async function until(check: () => unknown) {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1))));
    try {
      const isSo = check();
      if (isSo !== false) return;
    } catch (error) {
      if (performance.now() > end) throw error;
      continue;
    }
    if (performance.now() > end) throw new Error(`It did not come to be: ${check}`);
  }
}

/** A promise and the ways to end it. */
export const pending = <T,>() => Promise.withResolvers<T>();
