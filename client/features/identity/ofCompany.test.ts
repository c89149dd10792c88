import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader } from "#client/features/signatures/EditorScreen.loader.ts";
import { createEditing } from "#client/features/signatures/editor/session/editing.ts";
import { appContext } from "#client/lib/context.tsx";
import { newCard, newPageContent } from "#shared/identity/beginning.ts";
import { check } from "#shared/signatures/endpoints.ts";
import { appOf } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { findBeginning } from "./findBeginning.ts";

const OWN = { name: "Rosa Reseller", email: "rosa@agency.example", defaultSignature: "abcdefghijklmnopqrstu" };
const inAcme = (hub: { role: number; permissions: number[] } | null) =>
  make.user({ ...OWN, company: { group: "acme", name: "Acme Ltd", hub } });
const agency = inAcme({ role: 1, permissions: [1, 2, 3, 4, 5] });

test("a signature that an agency begins for a company has the company's name, and nothing of who makes it", async () => {
  const { app, call } = appOf({ user: agency, answers: new Map([[check, () => null]]) as never });
  const context = new RouterContextProvider();
  context.set(appContext, app);
  const { known } = await loader({ params: {}, context, request: new Request("https://signoff.example/editor") });
  const { general, media } = createEditing(app, null, known).initial;
  expect(general).toMatchObject({ name: "", position: "", company: "Acme Ltd" });
  expect(JSON.stringify({ general, media })).not.toContain("rosa");
  expect(call.mock.calls.map(([endpoint]) => endpoint.url)).toEqual([check.url]);
});

test("nor has a page or a card", async () => {
  const { call } = appOf({ user: agency });
  const beginning = await findBeginning(call as never, agency);
  expect(newCard(beginning).content).toMatchObject({ title: "", header: "Acme Ltd", photo: null });
  expect(JSON.stringify(newPageContent(beginning, () => "k"))).not.toMatch(/rosa/i);
});

test("somebody of the company begins with themselves", async () => {
  const member = { ...inAcme(null), defaultSignature: null };
  expect((await findBeginning((() => {}) as never, member)).identity.name).toBe("Rosa Reseller");
});
