// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { withQueries } from "#client/lib/queries.tsx";
import { toasts } from "#client/lib/toasts.ts";
import {
  deleteAdmin,
  inviteAdmin,
  admins as list,
  resendAdminInvite,
  updateAdmin,
} from "#shared/reseller/endpoints.ts";
import type { Admin } from "#shared/reseller/schema.ts";
import { adminAt, expectText, hub } from "#tests/support/agency.tsx";
import { type Answers, appOf, drawIn, named, press, type, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { refusal } from "#tests/support/money.ts";
import { AdminList as WithoutQueries } from "./AdminList.tsx";

const AdminList = withQueries(WithoutQueries);
const ANA = adminAt(1, { role: 2, username: "Ana", userEmail: "ana@agency.example" });
const BO = adminAt(2, { role: 2, username: "Bo", userEmail: "bo@agency.example", status: "invited" });

async function open(first: Admin[], answers: Answers = new Map(), role: 1 | 2 = 1) {
  const { app, call } = appOf({
    user: make.user({ isReseller: true }),
    answers: new Map([[list, () => ({ items: first })], ...answers] as never),
  });
  await drawIn(app, <AdminList hub={hub({ role })} first={first} />);
  return { call };
}

const sent = (call: ReturnType<typeof vi.fn>, endpoint: object) =>
  call.mock.calls.findLast(([one]) => one === endpoint)?.[1];
const said = () => toasts.get().map(({ text }) => text);

/** What a menu offers; happy-dom opens no popovers. */
async function choose(name: string, item: string) {
  const button = named(`More for ${name}`);
  const menu = document.getElementById(button.getAttribute("popovertarget") ?? "");
  menu?.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState: "open", oldState: "closed" }));
  await until(() => named(item));
  await press(item);
}

beforeEach(() => {
  toasts.set([]);
  HTMLElement.prototype.hidePopover = () => undefined;
});

test("names everybody with what they may do, and how far they are", async () => {
  await open([{ ...ANA, permissions: [1, 2] }, BO]);
  for (const text of ["Ana", "ana@agency.example", "Create, Edit", "Registered", "Bo", "Everything", "Invited"])
    expectText(text);
});

test("an agency whose owner is alone is told what administrators are for", async () => {
  await open([]);
  expectText("Nobody but you so far");
  named("Invite an administrator");
});

test("an administrator sees the list and changes nothing in it", async () => {
  await open([ANA, BO], new Map(), 2);
  expectText("Bo");
  for (const name of ["Invite an administrator", "More for Bo"]) expect(() => named(name)).toThrow("0 are named");
});

test("somebody is invited for all companies", async () => {
  const { call } = await open([], new Map([[inviteAdmin, () => BO]]));
  await press("Invite an administrator");
  await until(() => named("Name"));
  await press("Send the invitation");
  expect(sent(call, inviteAdmin)).toBeUndefined();
  await type(named("Name"), "Bo");
  await type(named("Email address"), "bo@agency.example");
  await press("Send the invitation");
  await until(() => expect(said()).toEqual(["Admin Bo added"]));
  expect(sent(call, inviteAdmin)).toEqual({
    body: {
      userEmail: "bo@agency.example",
      username: "Bo",
      role: 2,
      group: "agency",
      permissions: [1, 2, 3, 4, 5],
    },
  });
});

test("an invitation is sent again", async () => {
  const { call } = await open([BO], new Map([[resendAdminInvite, () => BO]]));
  await choose("Bo", "Send the invitation again");
  await until(() => expect(said()).toEqual(["Invitation link sent."]));
  expect(sent(call, resendAdminInvite)).toEqual({ body: { target_user_email: "bo@agency.example" } });
});

test("what they may do is changed; where somebody was faster it is asked about again", async () => {
  const answer = vi.fn((): Admin => ({ ...ANA, v: 3, permissions: [1, 2, 3, 4] }));
  answer.mockImplementationOnce(() => {
    throw refusal("conflict");
  });
  const now = { ...ANA, v: 2 };
  const { call } = await open(
    [ANA],
    new Map([
      [updateAdmin, answer],
      [list, () => ({ items: [now] })],
    ] as never),
  );
  await choose("Ana", "Change permissions");
  await until(() => named("Delete"));
  await press("Delete");
  await press("Save permissions");
  await until(() => expectText("Somebody else has changed them meanwhile."));
  await press("Save permissions");
  await until(() => expect(said()).toEqual(["Admin updated."]));
  expect(sent(call, updateAdmin)).toEqual({
    body: { target_user_email: "ana@agency.example", permissions: [1, 2, 3, 4], v: 2 },
  });
});

test("nobody is deleted without being asked about", async () => {
  const { call } = await open([ANA], new Map([[deleteAdmin, () => null]]));
  await choose("Ana", "Delete admin");
  await until(() => expectText("Delete Ana as an administrator?"));
  expect(sent(call, deleteAdmin)).toBeUndefined();
  const buttons = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
  await act(async () => buttons.find(({ textContent }) => textContent === "Delete admin")?.click());
  await until(() => expect(said()).toEqual(["Admin deleted."]));
  expectText("Nobody but you so far");
});
