// biome-ignore lint/correctness/noNodejsModules: this entry runs on the server only, where each page has its language
import { AsyncLocalStorage } from "node:async_hooks";
// biome-ignore lint/correctness/noNodejsModules: this entry runs on the server only, where React writes into Node streams
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { type App, AppProvider, appContext, type Call } from "#client/lib/context.tsx";
import { HOLD_EARLY_SUBMITS } from "#client/lib/earlySubmit.ts";
import { createSession } from "#client/lib/session.ts";
import { createStore } from "#client/lib/store.ts";
import { descriptionOf } from "#shared/descriptions.ts";
import { ENGLISH, type Speech, speakBy, t } from "#shared/languages/translate.ts";
import { inlineJson } from "#shared/lib/escape.ts";
import type { FindPageWords, FindSharedPage, PageReply, PageRequest, RenderPage } from "#shared/lib/ssr.ts";
import { isDocument, type Route, routeNamed } from "#shared/routes.ts";
import { titleOf } from "#shared/titles.ts";
import { looksOfPage } from "./brand.ts";
import { Document } from "./Document.tsx";
import { DocumentShell } from "./documents/DocumentShell.tsx";
import { documentLoader, documentsByName } from "./documents/documents.ts";
import { isConfirming } from "./guards/decide.ts";
import { findShared } from "./guards/findShared.ts";
import type { RouteHandle } from "./handle.ts";
import { documentWords, type PlanWords } from "./head/documentWords.ts";
import { pageHead } from "./head/pageHead.ts";
import { structuredData } from "./head/structuredData.ts";
import { buildRoutes } from "./routes.tsx";
import { ServerHead } from "./ServerHead.tsx";
import { Shell, useCurrentRoute } from "./Shell.tsx";
import { loadAllScreens, loaderOf } from "./screens.ts";
import { asApiError, publicErrors, serverProblem } from "./serverProblem.ts";
import { speechIn } from "./serverWords.ts";
import type { DocumentState, PageState } from "./state.ts";
import { cataloguesOf } from "./wordsOfScreens.ts";

/** Later than this no reader is waiting any more; the browser draws what is missing. */
const RENDER_LIMIT_MS = 10_000;
const RETRY_AFTER_S = "5";

// With the screens in place: a guard's refusal comes before React Router would fetch them, and its page needs them.
const routesReady = loadAllScreens().then((screens) =>
  createStaticHandler(buildRoutes(new Map([...screens, ...documentsByName()]), AnyShell, findLoader)),
);

/** Around a screen of the app, or a document. */
function AnyShell() {
  const route = useCurrentRoute();
  return isDocument(route) ? <DocumentShell route={route} /> : <Shell />;
}

function findLoader(route: Route) {
  return isDocument(route) ? documentLoader(route.screen) : loaderOf(route.screen);
}

/** The language of the page that is being drawn: React's work on it goes on in many turns, between those of other pages. */
const speech = new AsyncLocalStorage<Speech>();
speakBy(() => speech.getStore() ?? ENGLISH);

/** Draws one page: a redirect, or a document that streams to people and is complete for crawlers. */
export const renderPage: RenderPage = (page) => speech.run(speechOf(page), () => draw(page));

const speechOf = ({ language, session }: PageRequest): Speech => {
  const product = session?.user.brand?.name;
  return product ? { ...speechIn(language), product } : speechIn(language);
};

const draw: RenderPage = async (page) => {
  const found = await query(page);
  if (found instanceof Response) {
    return { kind: "redirect", status: found.status, location: found.headers.get("location") ?? "/" };
  }
  for (const error of Object.values(found.errors ?? {})) reportUnexpected(page, error);
  const errors = publicErrors(found.errors);
  try {
    return await reply(page, { ...found, errors });
  } catch (error) {
    // The screen itself broke. The shell around an error page still tells the visitor more than a blank answer.
    page.onError(error);
    const leaf = found.matches.at(-1)?.route.id ?? "root";
    return await reply(page, { ...found, errors: { [leaf]: serverProblem(error) } });
  }
};

export const findSharedPage: FindSharedPage = findShared;

/** What the picture of a page says. */
export const findPageWords: FindPageWords = ({ name, params, plans }, language) =>
  speech.run(speechIn(language), () => ({
    title: t(titleOf(name)),
    description: t(descriptionOf(name)),
    ...documentWords(name, params, plans),
  }));

/** Runs guards and loaders. */
async function query(page: PageRequest): Promise<StaticHandlerContext | Response> {
  const handler = await routesReady;
  let result: StaticHandlerContext | undefined;
  const answer = await handler.query(new Request(page.url, { signal: page.signal }), {
    requestContext: new RouterContextProvider(new Map([[appContext, appOf(page)]])),
    generateMiddlewareResponse: async (run) => {
      const ran = await run(new Request(page.url, { signal: page.signal }));
      if (ran instanceof Response) return ran;
      result = ran;
      return new Response();
    },
  });
  return answer instanceof Response && result && !isRedirect(answer) ? result : answer;
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

function appOf(page: PageRequest): App {
  const call = ((endpoint, input) =>
    page.call(endpoint, input).catch((error) => Promise.reject(asApiError(error)))) as Call;
  return {
    site: page.site,
    session: createSession(page.session),
    company: page.session?.user.company?.group ?? null,
    theme: createStore(page.theme),
    call,
    // Without a wire there is nothing around the data.
    send: async (...sent) => ({ data: await call(...sent), etag: null, header: () => null }),
    rememberRoute: page.setRedirect,
  };
}

async function reply(page: PageRequest, context: StaticHandlerContext): Promise<PageReply> {
  const status = statusOf(context);
  // No cache keeps a page whose address carries a token, and no other page hears of it.
  const isSecret = rowsOf(context).some((route) => route.isSecret || isConfirming(route, page.url));
  return {
    kind: "page",
    status,
    isError: context.errors !== null,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // Pages differ by visitor, theme and nonce, and a signed-in one carries an access token.
      "cache-control": page.session || isSecret ? "private, no-store" : "private, no-cache",
      ...(isSecret && { "referrer-policy": "no-referrer" }),
      ...(status === 503 && { "retry-after": RETRY_AFTER_S }),
    },
    body: await stream(page, context),
  };
}

const rowsOf = ({ matches }: StaticHandlerContext) =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.route ?? []);

function statusOf({ errors, matches }: StaticHandlerContext): number {
  const error = Object.values(errors ?? {})[0];
  if (error) return serverProblem(error).status || 500;
  return matches.at(-1)?.route.id === "not-found" ? 404 : 200;
}

/** @throws whatever broke before anything could be shown */
async function stream(page: PageRequest, context: StaticHandlerContext): Promise<AsyncIterable<Uint8Array | string>> {
  const { dataRoutes } = await routesReady;
  const rows = rowsOf(context);
  const screens = [...new Set(rows.map(({ screen }) => screen))];
  const assets = page.assetsOf(screens, cataloguesOf(page.language, screens));
  const route = rows.at(-1) ?? routeNamed("not-found").route;
  const params = context.matches.at(-1)?.params ?? {};
  const document = rows.find(isDocument);
  const data = document && !context.errors ? context.loaderData[document.name] : undefined;
  const words = documentWords(route.name, params, (data as { plans?: PlanWords | null } | undefined)?.plans ?? []);
  const tags = pageHead(
    {
      route,
      params,
      words,
      problem: Object.values(context.errors ?? {}).map((error) => serverProblem(error).code)[0],
    },
    page.site.publicUrl,
  );
  const visit = { site: page.site, session: page.session, theme: page.theme, language: page.language };
  const state: PageState | DocumentState = document
    ? { ...visit, screen: document.screen }
    : { ...visit, hydration: { loaderData: dataOfEveryMatch(context), errors: context.errors } };
  const structured = document && !context.errors ? structuredData(document.name, page.site.publicUrl, data) : undefined;
  const color = looksOfPage(page.session, Object.values(context.loaderData))?.color ?? null;
  return new Promise((resolve, reject) => {
    const start = () => {
      const body = new PassThrough();
      body.once("close", () => clearTimeout(limit));
      resolve(withDevelopmentScript(pipe(body), assets.development, page.nonce));
    };
    const { pipe, abort } = renderToPipeableStream(
      <AppProvider app={appOf(page)}>
        <Document
          stateJson={inlineJson(state)}
          head={<ServerHead {...{ tags, assets, structured, color }} nonce={page.nonce} />}
        >
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Document>
      </AppProvider>,
      {
        nonce: page.nonce,
        bootstrapScriptContent: HOLD_EARLY_SUBMITS,
        bootstrapModules: assets.scripts,
        // What is ready is written where it belongs: React would move large parts behind a script that shows them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // A document has nothing that could come later.
        ...(page.isBot || context.errors || document ? { onAllReady: start } : { onShellReady: start }),
        onShellError: reject,
        onError: (error) => reportUnexpected(page, error),
      },
    );
    const limit = setTimeout(() => abort(new Error("The page took too long.")), RENDER_LIMIT_MS);
    page.signal.addEventListener("abort", () => abort(page.signal.reason), { once: true });
  });
}

/** A guarded route without a loader has the answer null: left out, the browser would think that it must still ask. */
const dataOfEveryMatch = ({ matches, loaderData }: StaticHandlerContext) =>
  Object.fromEntries(matches.map(({ route }) => [route.id, loaderData[route.id] ?? null]));

/** In development Vite wants a script of its own first in the head; production pages pass through untouched. */
async function* withDevelopmentScript(body: PassThrough, script: string, nonce: string) {
  let isFirst = script !== "";
  for await (const chunk of body as AsyncIterable<Uint8Array | string>) {
    yield isFirst
      ? String(chunk).replace("<head>", `<head><script type="module" nonce="${nonce}">${script}</script>`)
      : chunk;
    isFirst = false;
  }
}

/** Refusals with a word of the catalogue are pages like any other; only mistakes of ours are reported. */
function reportUnexpected(page: PageRequest, error: unknown) {
  if (!page.signal.aborted && serverProblem(error).code === "internal") page.onError(error);
}
