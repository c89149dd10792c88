import { expect, test, vi } from "vitest";
import { Failure } from "#shared/errors/catalogue.ts";
import type { PageRequest, Session } from "#shared/lib/ssr.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";
import * as make from "#tests/support/make.ts";
import { renderPage } from "./entry-server.tsx";

const user = make.user({ name: "Ana </script> Ruiz" });
const session: Session = { user, entitlements: entitlements(planOf(user)), token: "t", expiresAt: 0 };

async function get(path: string, part: Partial<PageRequest> = {}) {
  const setRedirect = vi.fn();
  const onError = vi.fn();
  const reply = await renderPage({
    url: new URL(path, "https://signoff.example"),
    nonce: "n0nce",
    session: null,
    theme: "dark",
    language: "en",
    site: {
      publicUrl: "https://signoff.example",
      pagesBase: "https://signoff.example/p",
      imageHost: "https://signoff.example",
      apiBase: "/api",
      signIns: [],
      billing: "on",
      isProduction: true,
    },
    call: () => Promise.reject(new Failure("not_found")),
    assetsOf: (screens) => ({
      scripts: ["/entry.js"],
      preloads: screens.map((screen) => `/${screen}.js`),
      styles: ["/style.css"],
      development: "",
    }),
    setRedirect,
    isBot: false,
    signal: new AbortController().signal,
    onError,
    ...part,
  });
  let html = "";
  const decoder = new TextDecoder();
  if (reply.kind === "page") {
    for await (const chunk of reply.body)
      html += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  }
  const json = /<script id="signoff-state"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return { reply, html, state: json && JSON.parse(json), setRedirect, onError };
}

test("draws a page with theme, head, files and nonce", async () => {
  const { reply, html } = await get("/login");
  expect(reply).toMatchObject({ kind: "page", status: 200 });
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr" data-theme="dark">/);
  expect(html).toContain("<title>Log in · Signoff</title>");
  expect(html).toContain('<link rel="stylesheet" href="/style.css" nonce="n0nce"/>');
  expect(html).toContain('<link rel="modulepreload" href="/auth/LoginScreen.js" nonce="n0nce"/>');
  expect(html).toMatch(/<script type="module" src="\/entry.js" nonce="n0nce"[^>]*><\/script>/);
  expect(html.match(/<script(?! id="signoff-state")(?![^>]*nonce="n0nce")/g)).toBeNull();
});

test("hands over data for every match, so that the browser asks for nothing again", async () => {
  expect(Object.keys((await get("/login")).state.hydration.loaderData)).toEqual(["root", "screens", "login"]);
  const { state } = await get("/account/billing", { session });
  expect(Object.keys(state.hydration.loaderData)).toEqual(["root", "screens", "account", "account-billing"]);
});

test("what a person typed cannot end the state's element", async () => {
  const { state, html } = await get("/account", { session });
  expect(state.session.user.name).toBe(user.name);
  expect(html).not.toContain("Ana </script>");
});

test("sends a guest to the login and remembers where to", async () => {
  const { reply, setRedirect } = await get("/account/edit/pass");
  expect(reply).toEqual({ kind: "redirect", status: 302, location: "/login" });
  expect(setRedirect).toHaveBeenCalledExactlyOnceWith("account-edit-pass");
});

test("sends unknown paths to the login and remembers nothing", async () => {
  const { reply, setRedirect } = await get("/no/such/page");
  expect(reply).toMatchObject({ kind: "redirect", location: "/login" });
  expect(setRedirect).not.toHaveBeenCalled();
});

test("is not found where the API found nothing, at the address that was asked for", async () => {
  const { reply, html, onError } = await get("/preview/abc");
  expect(reply).toMatchObject({ status: 404 });
  expect(html).toContain("<title>Page not found · Signoff</title>");
  expect(html).toContain("doesn&#x27;t exist");
  expect(onError).not.toHaveBeenCalled();
});

test("says so with 503 and Retry-After when the store is away", async () => {
  const call = () => Promise.reject(new Failure("unavailable"));
  const { reply, html } = await get("/dashboard", { session, call });
  expect(reply).toMatchObject({ status: 503, headers: { "retry-after": expect.stringMatching(/^\d+$/) } });
  expect(html).toContain("Your work is kept");
});

test("shows nothing of a mistake of ours, and reports it", async () => {
  const bug = new TypeError("secret at line 7");
  const { reply, html, onError } = await get("/dashboard", { session, call: () => Promise.reject(bug) });
  expect(reply).toMatchObject({ status: 500 });
  expect(html).not.toContain("secret");
  expect(html).toContain("Something went wrong");
  expect(onError).toHaveBeenCalledExactlyOnceWith(bug);
});

test("keeps a terminated user out of the editor", async () => {
  const terminated = { ...session, user: { ...user, isTerminated: true } };
  const { reply, html } = await get("/editor", { session: terminated });
  expect(reply).toMatchObject({ status: 403 });
  expect(html).toContain("Account expired");
});

test("gives crawlers the whole home page", async () => {
  const pricing = { currency: "USD", plans: [], oneTime: null, trialDays: 0, taxPercent: 0 };
  const { html } = await get("/", { isBot: true, call: (async () => pricing) as PageRequest["call"] });
  expect(html).toContain("Questions people ask");
  expect(html).not.toContain("<template");
});

test("a page with a token is stored nowhere", async () => {
  expect((await get("/account", { session })).reply).toMatchObject({
    headers: { "cache-control": "private, no-store" },
  });
});
