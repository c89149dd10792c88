import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type Navigator, Router } from "react-router";
import { type App, AppProvider } from "#client/lib/context.tsx";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { STATE_ELEMENT_ID } from "#shared/lib/ssr.ts";
import { createBrowserApp } from "../browserApp.ts";
import { Notifications } from "../Notifications.tsx";
import type { DocumentState } from "../state.ts";
import { leave } from "./leave.ts";

const ISLANDS = import.meta.glob<{ Island: ComponentType }>(["../../features/*/*Island.tsx", "../*/*Island.tsx"]);

/** Brings one island of the document to life. @throws Error where the network does not bring its script */
export async function wake(element: HTMLElement): Promise<void> {
  const { island = "", props = "{}" } = element.dataset;
  const load = ISLANDS[island];
  if (!load) throw new Error(`There is no island ${island}.`);
  const [{ Island: Part }, app] = await Promise.all([load(), start()]);
  await new Promise<void>((resolve) => {
    // In slices: the page still scrolls and takes keys in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Frame app={app} onAlive={resolve}>
          <Part {...JSON.parse(props)} />
        </Frame>,
        { identifierPrefix: element.id },
      );
    });
  });
  element.dataset.alive = "";
}

type FrameProps = { app: App; onAlive?: () => void; children: ReactNode };

/** What an island finds around it: the app, and links that lead to other pages. */
function Frame({ app, onAlive, children }: FrameProps) {
  // After the effects of all that is in it: what is told before them they would undo.
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <AppProvider app={app}>
      <Router location={location.pathname + location.search} navigator={TO_OTHER_PAGES}>
        {children}
      </Router>
    </AppProvider>
  );
}

const hrefOf = (to: Parameters<Navigator["createHref"]>[0]) =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

const TO_OTHER_PAGES: Navigator = {
  createHref: hrefOf,
  push: (to) => leave(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
  go: (steps) => history.go(steps),
};

let started: Promise<App> | undefined;

/** The app behind all islands of the page, from the first of them on. */
const start = (): Promise<App> => {
  started ??= begin().catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
};

async function begin(): Promise<App> {
  const state = JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? "") as DocumentState;
  const { screen, ...page } = state;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  if (page.language !== DEFAULT_LANGUAGE) {
    const words = await import("../words.ts");
    words.speak(page.language);
    await words.loadWords(screen);
  }
  const app = createBrowserApp(page);
  app.theme.subscribe(() => showTheme(app));
  const region = document.body.appendChild(document.createElement("div"));
  createRoot(region).render(
    <Frame app={app}>
      <Notifications />
    </Frame>,
  );
  return app;
}

/** No React holds the document itself. */
function showTheme({ theme }: App) {
  document.documentElement.dataset.theme = theme.get();
  const meta = document.querySelector('meta[name="color-scheme"]');
  meta?.setAttribute("content", theme.get() === "system" ? "light dark" : theme.get());
}
