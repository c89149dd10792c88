// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { answer } from "#shared/members/access/endpoints.ts";
import type { AccessRequest } from "#shared/members/access/schema.ts";
import { type Answers, appOf, drawIn, press, until } from "#tests/support/browser.tsx";
import { memberAt } from "#tests/support/members.tsx";
import { type Mailed, Requests } from "./Requests.tsx";

const { id, email } = memberAt(1);
const request = (at: number, name: string): AccessRequest => ({
  id: memberAt(at).id,
  member: { id, email, name },
  wanted: "edit",
  hash: null,
  note: "For the trade fair",
  askedAt: "2026-01-01T00:00:00.000Z",
  isGranted: false,
});
const text = () => document.body.textContent ?? "";

beforeEach(() => toasts.set([]));

async function open(requests: AccessRequest[], mailed: Mailed | null = null) {
  const answered = vi.fn((): unknown => null);
  const answers: Answers = new Map<never, never>([[answer, answered]] as never);
  const changed = vi.fn(async () => undefined);
  await drawIn(appOf({ answers }).app, <Requests first={requests} mailed={mailed} onChanged={changed} />);
  return { answered, changed };
}

test("a request is answered with one press, and the list learns of it", async () => {
  const { answered, changed } = await open([request(7, "Ana"), request(8, "Ben")]);
  expect(text()).toContain("2 requests for access");
  expect(text()).toContain("Ana would like to edit signatures.");
  expect(text()).toContain("“For the trade fair”");
  await press("Grant Ana");
  await until(() => expect(text()).toContain("1 request for access"));
  expect(answered).toHaveBeenCalledExactlyOnceWith({ params: { id: memberAt(7).id }, body: { answer: "grant" } });
  expect(changed).toHaveBeenCalledTimes(1);
  await press("Decline Ben");
  await until(() => expect(text()).not.toContain("for access"));
  expect(toasts.get().map((toast) => toast.text)).toEqual(["Ana may do it now, and is told so.", "Ben is told."]);
});

test("one that another admin has answered goes; one that could not be answered stays, and says why", async () => {
  const { answered } = await open([request(7, "Ana"), request(8, "Ben")]);
  answered.mockImplementationOnce(() => {
    throw new ApiError({ code: "request_answered", ...ERRORS.request_answered });
  });
  await press("Grant Ana");
  await until(() => expect(text()).toContain("1 request for access"));
  answered.mockImplementationOnce(() => {
    throw offline();
  });
  await press("Grant Ben");
  await until(() => expect(text()).toContain("cannot be reached"));
  expect(text()).toContain("Ben would like to edit signatures.");
});

test("a signature that was promised waits for being assigned, and for no answer", async () => {
  await open([{ ...request(7, "Ana"), wanted: "signature", isGranted: true }]);
  expect(text()).toContain("Ana would like a signature.");
  expect(text()).toContain("Assign it in the list below.");
  expect(document.querySelector("button")).toBeNull();
});

test("the link of a mail leads to its request and its answer, and presses nothing", async () => {
  const { answered } = await open([request(7, "Ana"), request(8, "Ben")], { id: memberAt(8).id, answer: "decline" });
  expect(document.querySelector("li")?.textContent).toContain("Ben");
  expect(document.activeElement?.textContent).toBe("Decline Ben");
  expect(answered).not.toHaveBeenCalled();
  expect(text()).not.toContain("has been answered");
});

test("the link of a mail whose request is over says so, beside those that wait", async () => {
  await open([request(7, "Ana")], { id: memberAt(8).id, answer: "grant" });
  expect(text()).toContain("The request of that mail has been answered");
  expect(text()).toContain("1 request for access");
});
