// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/lib/problem.ts";
import { current } from "#shared/account/endpoints.ts";
import type { User } from "#shared/account/schema.ts";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { appOf, session } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { createBrowserApp } from "../browserApp.ts";
import { companiesOf } from "./companies.ts";

const PERSON = make.user();
const inCompany = (group: string, name = group): User => ({
  ...PERSON,
  company: { group, name, hub: { role: 1, permissions: [] } },
});

/** What the server heard: which call, in which company. */
const heard: [url: string, company: string | undefined][] = [];
let answer: (company: string | undefined) => User;

vi.mock("#client/lib/api.ts", () => ({
  createBrowserSend: () => async (endpoint: Endpoint, _: unknown, options?: { headers?: Record<string, string> }) => {
    const company = options?.headers?.[COMPANY_HEADER];
    heard.push([endpoint.url, company]);
    return { data: endpoint === current ? answer(company) : null, etag: null, header: () => null };
  },
}));

beforeEach(() => {
  heard.length = 0;
  answer = (company) => (company === undefined ? PERSON : inCompany(company));
});

let nowMs = 0;
function open(user: User | null) {
  const { site } = appOf().app;
  const first = createBrowserApp({ site, session: user && session(user), theme: "system" });
  return { first, companies: companiesOf(first, () => nowMs) };
}

test("each company has an app of its own, whose calls act in it whenever they are made", async () => {
  const { first, companies } = open(inCompany("acme"));
  expect(first.company).toBe("acme");
  const other = await companies.enter("other");
  expect(other.session.get()?.user.company?.group).toBe("other");

  heard.length = 0;
  await first.call(current, {});
  await other.call(current, {});
  expect(heard.map(([, company]) => company)).toEqual(["acme", "other"]);
  expect(companies.at("acme")).toBe(first);
  expect(companies.at("other")).toBe(other);
});

test("a page of no company names none", async () => {
  const { companies } = open(inCompany("acme"));
  const own = await companies.enter(null);
  expect(heard.at(-1)?.[1]).toBeUndefined();
  expect(own.session.get()?.user.company).toBeFalsy();
});

test("a new token is everybody's, and who logs out is out of all of them", async () => {
  const { first, companies } = open(inCompany("acme"));
  const other = await companies.enter("other");
  other.session.renew("fresh");
  expect(first.session.get()?.token).toBe("fresh");
  expect(other.session.get()).toMatchObject({ token: "fresh", user: { company: { group: "other" } } });
  other.session.end();
  expect([first.session.get(), other.session.get()]).toEqual([null, null]);
  expect(companies.at("other")).toBe(first);
});

test("a company that is not theirs is refused, and stays refused", async () => {
  const { first, companies } = open(PERSON);
  answer = () => {
    throw new ApiError({ status: 404, code: "not_found", message: "" });
  };
  await expect(companies.enter("other")).rejects.toMatchObject({ code: "not_found" });
  expect(companies.at("other")).toBe(first);
  expect(companies.at("other").company).toBeNull();
});

test("what was prepared is there at once, and is read anew when it is old", async () => {
  const { companies } = open(PERSON);
  await Promise.all([companies.prepare("acme"), companies.prepare("acme")]);
  await companies.enter("acme");
  expect(heard).toHaveLength(1);
  await companies.enter(null);
  nowMs += 60_000;
  answer = (company) => inCompany(String(company), "Renamed");
  expect((await companies.enter("acme")).session.get()?.user.company?.name).toBe("Renamed");
});

test("where the server is away what is known is shown", async () => {
  const { companies } = open(PERSON);
  const acme = await companies.enter("acme");
  await companies.enter(null);
  nowMs += 120_000;
  answer = () => {
    throw new ApiError({ status: 0, code: "offline", message: "" });
  };
  expect(await companies.enter("acme")).toBe(acme);
});

test("a guest is in no company", async () => {
  const { first, companies } = open(null);
  expect(await companies.enter("acme")).toBe(first);
  expect(heard).toEqual([]);
});
