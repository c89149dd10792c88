import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenAPIV3_1 } from "openapi-types";
import t, { type Test } from "tap";
import { transaction } from "#server/db/transactions.ts";
import { bill } from "#server/features/billing/invoices.ts";
import { DomainModel } from "#server/features/domains/model.ts";
import { CURRENCY } from "#shared/plans/plans.ts";
import { routeNamed } from "#shared/routes.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { sandboxPage } from "#tests/support/sandbox.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";
import { appleChain, googleWalletKey } from "#tests/support/walletServices.ts";
import { CALLS, type CallRow, DECIDED_CALLS, MESSAGES, ROUTES, TOASTS } from "./specification.ts";

const ROOT = join(import.meta.dirname, "../..");
/** What a route shows that has nothing of its own yet. */
const PLACEHOLDER = "This page is empty in this version of Signoff.";

/** Each row of the specification is here once; what is decided beside it may grow. */
const COUNTS = { calls: 72, decided: 81, routes: 29, messages: 44, toasts: 9 };

t.test("the table has every row of the specification once", async (t) => {
  const names = {
    calls: CALLS.map(([method, path]) => `${method} ${path}`),
    decided: DECIDED_CALLS.map(([method, path]) => `${method} ${path}`),
    routes: ROUTES.map(({ name }) => name),
    messages: MESSAGES.map(([sentence]) => sentence),
    toasts: TOASTS.map(({ what }) => what),
  };
  for (const [kind, list] of Object.entries(names)) {
    t.equal(list.length, COUNTS[kind as keyof typeof COUNTS], kind);
    t.equal(new Set(list).size, list.length, `${kind} are each there once`);
  }
  t.equal(new Set([...names.calls, ...names.decided]).size, COUNTS.calls + COUNTS.decided);
});

t.test("the server", async (t) => {
  const app = await startApp(t, { ...appleChain().settings, ...googleWalletKey().settings });
  const { person, hash } = await signer(app);
  await t.test("calls", (t) => holdCalls(t, app));
  const reseller = await make.reseller(app);
  const company = await make.company(reseller);
  const tokens = { person: person.token ?? "", reseller: reseller.token ?? "" };
  await t.test("routes", (t) => holdRoutes(t, app, tokens, hash, company.group));
});

/** Somebody with a signature. */
async function signer(app: TestApp) {
  const person = await app.person();
  const { id } = (await person.post("/_/app/user/export")).json<{ id: string }>();
  const { hash } = (await person.post("/_/signatures", make.signature())).json<{ hash: string }>();
  const made = async (path: string, body: object) => (await person.post(path, body)).json<{ hash: string }>().hash;
  const card = await made("/_/cards", make.card());
  const page = await made("/_/pages", make.page());
  return { person, hash, id, card, page };
}

/** Id of a picture that somebody has just brought. */
async function pictureOf(person: Awaited<ReturnType<TestApp["person"]>>) {
  const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(20, 20) }]);
  await person.post("/_/signatures/picture", body, headers);
  const { items } = (await person.get("/_/app/user/pictures")).json<{ items: { id: string }[] }>();
  return items[0]?.id ?? "";
}

/** Id of an invoice that a person's team has. */
async function invoiceOf(person: Awaited<ReturnType<TestApp["person"]>>) {
  const line = { kind: "plan", text: "Teams", period: "yearly", quantity: 10, cents: 46_800 } as const;
  const lines = [{ ...line, from: null, until: null }];
  const team = await make.teamOf(person);
  const part = { team, currency: CURRENCY, lines, discount: 0, tax: 0, payment: null, isPaid: true };
  const invoice = await transaction((session) => bill(part, new Date(), session));
  return String(invoice?._id);
}

/** Id of a domain that a person's team has. */
const domainOf = async (person: Awaited<ReturnType<TestApp["person"]>>) =>
  String((await DomainModel.create({ team: await make.teamOf(person), host: "links.example.com", token: "0" }))._id);

/** Id of somebody who has just joined a person's team. */
async function memberOf(app: TestApp, person: Awaited<ReturnType<TestApp["person"]>>) {
  const { email } = await make.member(app, {}, person);
  const { items } = (await person.get(`/_/app/team/members?search=${email}`)).json<{ items: { id: string }[] }>();
  return items[0]?.id ?? "";
}

/** Every call is asked: what is done is served and documented, and nothing else is. */
async function holdCalls(t: Test, app: TestApp) {
  const { paths = {} } = (await app.inject({ method: "GET", url: "/docs/json" })).json<OpenAPIV3_1.Document>();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const isDocumented = ([method, path]: CallRow) =>
    documented.some((call) => (method === "ANY" || method === call.method) && isCovered(path, call.path));

  const reader = await signer(app);
  /** Each call that writes gets somebody of its own, as it may end the session or take the rest away. */
  const ask = async ([method, path, state, place = "api"]: CallRow) => {
    const writes = state === "done" && path.startsWith("/_/") && method !== "GET";
    const { person, id, ...hashes } = writes ? await signer(app) : reader;
    const hash = path.startsWith("/_/pages/")
      ? hashes.page
      : /^(\/_\/cards|\/c)\//.test(path)
        ? hashes.card
        : hashes.hash;
    const session = person.refreshToken.split(".")[0] ?? "";
    const idFor = async () => {
      if (path.includes("/sessions/")) return session;
      if (path.includes("/pictures/")) return pictureOf(person);
      if (path.includes("/sandbox/")) return sandboxPage(app);
      if (path.includes("/billings/")) return invoiceOf(person);
      if (path.includes("/domains/")) return domainOf(person);
      return path.includes("/team-member/") ? memberOf(app, person) : id;
    };
    // Only of names that are ours, or proved, it says anything.
    const query = path === "/internal/domains/allowed" ? "?domain=localhost" : "";
    const options = {
      method: method === "ANY" ? ("POST" as const) : method,
      url: `${place === "api" ? "/api" : ""}${filled(path, hash, await idFor())}${query}`,
      headers: { authorization: `Bearer ${person.token}` },
    };
    return place === "renderer" ? app.drawing.inject(options) : app.inject(options);
  };

  for (const row of [...CALLS, ...DECIDED_CALLS]) {
    const [method, path, state, place = "api"] = row;
    const { statusCode, headers } = await ask(row);
    // Paths that nobody serves lead to the login.
    const isThere = statusCode !== 404 && headers.location !== "/login";
    if (state !== "done") {
      t.notOk(isThere, `${method} ${path} answers ${statusCode}: mark it done`);
      t.notOk(place === "api" && isDocumented(row), `${method} ${path} is documented: mark it done`);
      continue;
    }
    t.ok(isThere, `${method} ${path} is done and answers ${statusCode}`);
    // The renderer of this test has nobody to ask for signatures.
    if (place !== "renderer") t.ok(statusCode < 500, `${method} ${path} is done and answers ${statusCode}`);
    if (place === "api") t.ok(isDocumented(row), `${method} ${path} is done and not in the OpenAPI document`);
  }
}

/** Every page is visited: what is done shows something of its own, and nothing else does. */
async function holdRoutes(
  t: Test,
  app: TestApp,
  tokens: Record<"person" | "reseller", string>,
  hash: string,
  company: string,
) {
  const inCompany = (path: string) => path.replace("/company/{group}", `/company/${company}`);
  const visit = (path: string, token: string | null) =>
    app.inject({
      method: "GET",
      url: filled(inCompany(path), hash),
      headers: token ? { cookie: `token=${token}` } : {},
    });

  for (const { name, paths, notes = "", state } of ROUTES) {
    t.same(
      routeNamed(name).paths.map((path) => path.replace(/:(\w+)/g, "{$1}")),
      paths,
      `${name} has the paths of the specification`,
    );
    const { who } = routeNamed(name).route.policy;
    const token = who === "hubAdmins" || who === "companyAdmins" ? tokens.reseller : tokens.person;
    for (const path of paths) {
      const needsLogin = notes.includes("requires login");
      const guest = await visit(path, null);
      t.equal(guest.headers.location === "/login", needsLogin, `${path} asks a guest to log in: ${needsLogin}`);
      // To whoever is signed in, log-in and sign-up are closed.
      const { statusCode, body } = needsLogin || name === "editor-edit" ? await visit(path, token) : guest;
      t.equal(statusCode, name === "not-found" ? 404 : 200, path);
      t.equal(body.includes(PLACEHOLDER), state !== "done", `${path} is ${state}: placeholder`);
      if (notes.includes("not indexed")) t.match(body, /<meta[^>]+noindex/, `${path} is kept out of searches`);
    }
  }
}

t.test("messages and toasts", async (t) => {
  const files = globSync("{shared,program,server,renderer,client}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: ["**/*.test.*", "client/dev/**"],
  });
  const sources = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
  const isSaid = (sentence: string) => sources.some((source) => saying(sentence).test(source));

  t.ok(files.length > 300, "all the code is read");
  for (const [sentence, state] of MESSAGES)
    t.equal(isSaid(sentence), state === "done", `${state} and said or not: ${sentence}`);
  for (const { what, sentences, state } of TOASTS)
    t.same(sentences.filter(isSaid), state === "done" ? sentences : [], `${state}: ${what}`);
});

/** The path that is asked for: `{hash}` is a real signature, `{id}` a session, a copy of data or a member of whoever asks, `{ref}` a payment, other parts are a value that most calls take. */
function filled(path: string, hash: string, id = "1"): string {
  const values: Record<string, string> = {
    hash,
    id,
    ref: id,
    provider: "sandbox",
    imageType: path.startsWith("/_/pages/") ? "image" : "photo",
    entity: "signature",
    group: "all",
    token: "a",
    plan_name: "teams",
    planId: "teams-yearly-10",
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "1").replace("*", "1");
}

/** Whether a documented path serves a path of the table: `/a/{x}` -> `/a/{y}` and `/a/photo`, and `/a/*` all below it. */
function isCovered(path: string, documented: string): boolean {
  if (path.endsWith("*")) return documented.startsWith(path.slice(0, -1));
  const wanted = path.split("/");
  const served = documented.split("/");
  return (
    wanted.length === served.length &&
    served.every((part, at) => part === wanted[at] || (part.startsWith("{") && wanted[at] !== ""))
  );
}

/** Finds a sentence where code says it: as a whole text of a string or an element, with any value for `{…}`. */
function saying(sentence: string): RegExp {
  const words = sentence
    .replace(/\.$/, "")
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.,?]/g, "\\$&").replaceAll("'", "(?:'|’|&apos;)"))
    .join("[^\"'`<]{1,60}");
  return new RegExp(`["'\`>]\\s*${words}[.:]?\\s*(?:["'\`<]|\\$?\\{)`);
}
