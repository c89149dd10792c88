// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { ask } from "#shared/members/access/endpoints.ts";
import { type Answers, appOf, drawIn, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { AskDialog } from "./AskDialog.tsx";

const text = () => document.body.textContent ?? "";

async function open() {
  const asked = vi.fn((): unknown => null);
  const answers: Answers = new Map<never, never>([[ask, asked]] as never);
  const team = { isOwner: false, role: "member" as const, permissions: [], ownerEmail: "olga@acme.example" };
  const { app } = appOf({ user: make.user({ team }), answers });
  await drawIn(app, <AskDialog wanted="edit" hash="abc" onClose={() => undefined} />);
  return asked;
}
const write = (words: string) =>
  act(async () => {
    const field = document.querySelector("textarea");
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, words);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });

test("asks with the person's own words, and says who has the question", async () => {
  const asked = await open();
  expect(text()).toContain("I would like to edit signatures.");
  await write("For the trade fair");
  await press("Request access");
  await until(() => expect(text()).toContain("olga@acme.example has a mail with your request."));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ body: { wanted: "edit", note: "For the trade fair", hash: "abc" } });
});

test("a question that waits already is no mistake of anybody's", async () => {
  const asked = await open();
  asked.mockImplementation(() => {
    throw new ApiError({ code: "request_waits", ...ERRORS.request_waits });
  });
  await press("Request access");
  await until(() => expect(text()).toContain("You have asked for this already"));
});

test("what was written outlives a network that does not answer", async () => {
  const asked = await open();
  asked.mockImplementation(() => {
    throw offline();
  });
  await write("Please");
  await press("Request access");
  await until(() => expect(text()).toContain("cannot be reached"));
  expect(document.querySelector("textarea")?.value).toBe("Please");
});
