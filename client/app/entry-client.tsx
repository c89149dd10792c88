import "./styles.css";
import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type MiddlewareFunction,
  matchRoutes,
  RouterContextProvider,
  useLocation,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { AppProvider, appContext } from "#client/lib/context.tsx";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { callProductBy } from "#shared/languages/translate.ts";
import { STATE_ELEMENT_ID } from "#shared/lib/ssr.ts";
import { companyIn } from "#shared/reseller/paths.ts";
import { createBrowserApp } from "./browserApp.ts";
import { companiesOf } from "./companies/companies.ts";
import { Document } from "./Document.tsx";
import type { RouteHandle } from "./handle.ts";
import { buildRoutes } from "./routes.tsx";
import { Shell } from "./Shell.tsx";
import { loadScreen } from "./screens.ts";
import type { PageState } from "./state.ts";

// Not with a top-level await: the screens import from this very file's chunk and would wait for it for ever.
void takeOver();

/** Brings the page that the server rendered to life. */
async function takeOver() {
  const stateJson = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? "";
  const { hydration, ...page } = JSON.parse(stateJson) as PageState;
  // A document, whose islands share scripts with the app: there is nothing to take over.
  if (!hydration) return;
  // Radix and the colour picker bring style elements; they look here for the nonce that the policy asks of them.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  if (page.language !== DEFAULT_LANGUAGE) (await import("./words.ts")).speak(page.language);
  const app = createBrowserApp(page);
  const companies = companiesOf(app);
  callProductBy(() => companies.at(companyIn(location)).session.get()?.user.brand?.name);
  const enter: MiddlewareFunction = async ({ request, context }, next) => {
    context.set(appContext, await companies.enter(companyIn(new URL(request.url))));
    return next();
  };
  const Root = () => (
    <AppProvider app={companies.at(companyIn(useLocation()))}>
      <Shell />
    </AppProvider>
  );
  const router = createBrowserRouter(buildRoutes(await matchedScreens(), Root, undefined, [enter]), {
    hydrationData: hydration,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  // In slices: a page that comes alive on a slow phone still scrolls and takes keys in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <AppProvider app={app}>
        <Document stateJson={stateJson}>
          <RouterProvider router={router} />
        </Document>
      </AppProvider>,
    );
  });
  import("./afterStart.ts").then(({ afterStart }) => afterStart(router, app, companies)).catch(() => undefined);
}

/** The screens of the address, loaded, so that the first render equals the server's. */
async function matchedScreens(): Promise<Map<string, ComponentType>> {
  const matches = matchRoutes(buildRoutes(), location.pathname) ?? [];
  const names = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.route.screen ?? []);
  return new Map(await Promise.all(names.map(async (name) => [name, (await loadScreen(name)).Screen] as const)));
}
