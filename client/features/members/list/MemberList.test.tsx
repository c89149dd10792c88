// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { dismissToast, toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { MAX_INVITED_AT_ONCE } from "#shared/members/constants.ts";
import {
  batch,
  change,
  changePermissions,
  checkAddresses,
  inviteMany,
  remove,
  resendInvite,
} from "#shared/members/endpoints.ts";
import type { InviteVerdict, TeamMember } from "#shared/members/schema.ts";
import { pricing } from "#shared/plans/endpoints.ts";
import { named, pending, press, type, until } from "#tests/support/browser.tsx";
import { chooseFor, memberAt, openMembers, shownMembers, tick } from "#tests/support/members.tsx";
import { SOLD } from "#tests/support/money.ts";

const people = (count: number) => Array.from({ length: count }, (_, at) => memberAt(at + 1));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at + 1}`);
const text = () => document.body.textContent ?? "";
const said = () => toasts.get().map((toast) => toast.text);
const refuse = (code: keyof typeof ERRORS) => () => {
  throw new ApiError({ code, ...ERRORS[code] });
};

beforeEach(() => {
  toasts.set([]);
  // happy-dom knows no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => act(async () => void [...toasts.get()].map(({ id }) => dismissToast(id))));

test("shows what the loader brought and asks for nothing", async () => {
  const { list } = await openMembers(people(3));
  expect(shownMembers()).toEqual(upTo(3));
  expect(text()).toContain("4 of 1,000 seats");
  expect(list).not.toHaveBeenCalled();
});

test("a team of one is invited to begin", async () => {
  await openMembers([]);
  expect(text()).toContain("Your team begins here");
  expect(document.querySelector("table")).toBeNull();
});

describe("Load more", () => {
  test("goes on after the last one, keeps the rows and says how many came", async () => {
    const { list } = await openMembers(people(120));
    const [row] = document.querySelectorAll("tbody tr");
    await press("Load more");
    await until(() => expect(shownMembers()).toEqual(upTo(100)));
    expect(list).toHaveBeenCalledExactlyOnceWith({ querystring: { sort: "name", after: "50" } });
    expect(text()).toContain("50 more members loaded");
    expect(document.querySelector("tbody tr")).toBe(row);
    await press("Load more");
    await until(() => expect(shownMembers()).toEqual(upTo(120)));
    expect(text()).not.toContain("Load more");
  });

  test("says what went wrong, keeps the list, and works again", async () => {
    const { list } = await openMembers(people(60));
    list.mockImplementationOnce(() => {
      throw offline();
    });
    await press("Load more");
    await until(() => named("Try again"));
    expect(shownMembers()).toEqual(upTo(50));
    await press("Try again");
    await until(() => expect(shownMembers()).toEqual(upTo(60)));
  });
});

test("choosing one of hundreds draws that one alone anew", async () => {
  const rows = people(50);
  let drawn = 0;
  Object.defineProperty(rows[7], "lastSeenAt", {
    enumerable: true,
    get() {
      drawn += 1;
      return null;
    },
  });
  await openMembers(rows);
  const before = drawn;
  expect(before).toBeGreaterThan(0);
  await tick("Person 3");
  await until(() => expect(text()).toContain("1 chosen"));
  expect(drawn).toBe(before);
});

test("somebody who is here now was seen within the last hour: the server tells no minutes", async () => {
  const hourMs = 3_600_000;
  const lastSeenAt = new Date(Math.floor(Date.now() / hourMs) * hourMs).toISOString();
  await openMembers(people(1).map((row) => ({ ...row, lastSeenAt })));
  await until(() => expect(text()).toContain("Within the last hour"));
});

describe("searching", () => {
  test("asks the server, keeps the focus, and shows all again without words", async () => {
    const { list } = await openMembers(people(60));
    const field = named("Search members");
    field.focus();
    await type(field, " Person 4 ".trim());
    await until(() => expect(list).toHaveBeenCalledTimes(1));
    await until(() => expect(shownMembers()[0]).toBe("Person 4"));
    expect(document.activeElement).toBe(field);
    await type(field, "");
    await until(() => expect(shownMembers()).toEqual(upTo(50)));
    expect(list).toHaveBeenCalledTimes(1);
  });

  test("an answer to words that nobody waits for any more is dropped", async () => {
    const { list, rows } = await openMembers(people(60));
    const slow = pending<unknown>();
    list.mockImplementationOnce(() => slow.promise);
    await type(named("Search members"), "Person 1");
    await until(() => expect(list).toHaveBeenCalledTimes(1));
    await type(named("Search members"), "Person 22");
    await until(() => expect(shownMembers()).toEqual(["Person 22"]));
    const team = { seats: 1_000, used: 1 };
    await act(async () => slow.resolve({ items: [rows[0]], hasMore: false, next: null, team }));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
    expect(shownMembers()).toEqual(["Person 22"]);
  });

  test("that finds nobody says so, and leads back to all", async () => {
    await openMembers(people(3));
    await type(named("Search members"), "Zoe");
    await until(() => expect(text()).toContain("No member has “Zoe”."));
    await press("Show all members");
    await until(() => expect(shownMembers()).toEqual(upTo(3)));
    expect((named("Search members") as HTMLInputElement).value).toBe("");
  });
});

describe("one member", () => {
  test("changes in place when the server has answered", async () => {
    const { answers, rows } = await openMembers(people(3));
    answers.set(change, () => ({ ...rows[1], role: "admin" }));
    await chooseFor("Person 2", "Make admin");
    await until(() => expect(said()).toEqual(["Person 2 is an admin now, and looks after the team with you."]));
    expect(document.querySelectorAll("tbody tr")[1]?.textContent).toContain("Admin");
    expect(shownMembers()).toEqual(upTo(3));
  });

  test("of whoever is an admin only the owner changes the role, and removes them", async () => {
    await openMembers([memberAt(1, { role: "admin" }), memberAt(2)], { isOwner: false });
    await expect(chooseFor("Person 1", "Remove from the team")).rejects.toThrow();
    await expect(chooseFor("Person 2", "Make admin")).rejects.toThrow();
  });

  test("gets the invitation again, and a refusal names the reason", async () => {
    const { answers, rows } = await openMembers([memberAt(1, { status: "invited" })]);
    const resend = vi.fn((): unknown => rows[0]);
    answers.set(resendInvite, resend as never);
    await chooseFor("Person 1", "Send the invitation again");
    await until(() => expect(said()).toEqual(["Invitation link sent"]));
    resend.mockImplementationOnce(refuse("member_registered"));
    await chooseFor("Person 1", "Send the invitation again");
    await until(() => expect(said().at(-1)).toContain("accepted the invitation already"));
  });

  test("keeps what was chosen when the permissions are refused", async () => {
    const { answers, rows } = await openMembers(people(1));
    const save = vi.fn((_: { body: object }): unknown => ({ ...rows[0], permissions: [1, 2, 4, 5] }));
    answers.set(changePermissions, save as never);
    await chooseFor("Person 1", "Change permissions");
    await until(() => expect(document.querySelectorAll("[role=switch]")).toHaveLength(10));
    await act(async () => document.querySelectorAll<HTMLElement>("[role=switch]")[2]?.click());
    save.mockImplementationOnce(() => {
      throw offline();
    });
    await press("Save permissions");
    await until(() => expect(text()).toContain("cannot be reached"));
    await press("Save permissions");
    await until(() => expect(text()).toContain("Create, Edit, Duplicate, Delete"));
    expect(save.mock.calls.at(-1)?.[0].body).toEqual({ permissions: [1, 2, 4, 5], pagePermissions: null });
  });

  test("who is removed leaves the list, frees a seat and hands the focus to the next", async () => {
    const { answers, rows } = await openMembers(people(3));
    answers.set(remove, () => {
      rows.splice(1, 1);
      return null;
    });
    await chooseFor("Person 2", "Remove from the team");
    await until(() => named("Remove from the team"));
    expect(text()).toContain("Their seat is free for somebody else.");
    await press("Remove from the team");
    await until(() => expect(shownMembers()).toEqual(["Person 1", "Person 3"]));
    expect(said()).toEqual(["Member deleted"]);
    expect(text()).toContain("3 of 1,000 seats");
    await until(() => expect(document.activeElement?.closest("tr")?.textContent).toContain("Person 3"));
  });
});

describe("several at once", () => {
  test("whom it could not be done for is named, with the reason", async () => {
    const { answers } = await openMembers(people(3));
    const work = vi.fn((_: { body: object }): unknown => ({
      done: 1,
      refused: [{ id: memberAt(3).id, code: "only_owner" }],
    }));
    answers.set(batch, work as never);
    await tick("Person 1");
    await tick("Person 3");
    expect(text()).toContain("2 chosen");
    await until(() => named("Remove"));
    await press("Remove");
    await until(() => named("Remove them"));
    await press("Remove them");
    await until(() => expect(text()).toContain("Not done for 1 member"));
    expect(work).toHaveBeenCalledExactlyOnceWith({
      body: { act: "remove", ids: [memberAt(1).id, memberAt(3).id] },
    });
    const row = [...document.querySelectorAll("[role=dialog] li")].at(-1);
    expect(row?.textContent).toBe(`Person 3${ERRORS.only_owner.message}`);
  });
});

test("links that cannot be sent again say why", async () => {
  const { answers } = await openMembers([memberAt(1, { status: "invited" })]);
  answers.set(batch, refuse("email_unverified") as never);
  await tick("Person 1");
  await until(() => named("Send again"));
  await press("Send again");
  await until(() => expect(text()).toContain(ERRORS.email_unverified.message));
});

test("only what was changed of somebody's details is sent", async () => {
  const facts = { ...memberAt(1).facts, phone: "1", custom: { Floor: "2" } };
  const { answers } = await openMembers([memberAt(1, { facts })]);
  const save = vi.fn((_: { body: unknown }): unknown => memberAt(1));
  answers.set(change, save as never);
  await chooseFor("Person 1", "Edit details");
  await until(() => named("Save details"));
  const field = document.querySelector<HTMLInputElement>('[name="phone"]');
  await type(field as HTMLElement, "22");
  await press("Save details");
  await until(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(save).toHaveBeenCalledExactlyOnceWith({ params: { id: memberAt(1).id }, body: { facts: { phone: "22" } } });
});

describe("inviting", () => {
  const verdict = (email: string, what: InviteVerdict["verdict"], name = ""): InviteVerdict => ({
    email,
    name,
    verdict: what,
  });
  async function openInvite(
    items: InviteVerdict[],
    part: { seats?: number; isPaid?: boolean } = {},
    rows: TeamMember[] = people(1),
  ) {
    const opened = await openMembers(rows, { seats: 4, ...part });
    const check = vi.fn((): unknown => ({ items, team: { seats: part.seats ?? 4, used: rows.length + 1 } }));
    const send = vi.fn((_: { body: unknown }): unknown => ({ invited: 1, items, team: { seats: 4, used: 3 } }));
    opened.answers.set(checkAddresses, check as never);
    opened.answers.set(inviteMany, send as never);
    opened.answers.set(pricing, () => SOLD);
    await press("Invite people");
    await until(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
    return { ...opened, check, send };
  }
  const paste = (words: string) =>
    act(async () => {
      const field = document.querySelector("textarea");
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, words);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";

  test("each address has its verdict before anything is sent, and what is taken off is not invited", async () => {
    const { send } = await openInvite([
      verdict("a@x.example", "new", "Ann"),
      verdict("b@x.example", "new"),
      verdict("p1@acme.example", "member"),
      verdict("oops@", "invalid"),
    ]);
    await paste("Ann <a@x.example>, b@x.example p1@acme.example oops@");
    await until(() => expect(dialog()).toContain("2 people can be invited"));
    expect(dialog()).toContain("Member already");
    expect(dialog()).toContain("Not an email address");
    expect(send).not.toHaveBeenCalled();
    await press("Leave out b@x.example");
    await press("Send invitation");
    await until(() => expect(said()).toEqual(["Invitation link sent"]));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      body: { people: [{ email: "a@x.example", name: "Ann" }], permissions: null, pagePermissions: null },
    });
  });

  test("more than fit: the sentence, how many do, and the list is there again", async () => {
    const { send } = await openInvite([
      verdict("a@x.example", "new"),
      verdict("b@x.example", "new"),
      verdict("c@x.example", "noSeat"),
    ]);
    await paste("a@x.example b@x.example c@x.example");
    await until(() => expect(dialog()).toContain("3 people can be invited"));
    await press("Send 3 invitations");
    await until(() => expect(dialog()).toContain(ERRORS.seat_limit.message));
    expect(dialog()).toContain("2 of 3 fit");
    expect(send).not.toHaveBeenCalled();
    await press("Back to the list");
    expect(document.querySelector("textarea")?.value).toBe("a@x.example b@x.example c@x.example");
  });

  test("on the list already: nothing is sent, and the link can go out again", async () => {
    const invited = memberAt(5, {
      email: "i@x.example",
      status: "invited",
      facts: { ...memberAt(5).facts, name: "i@x.example" },
    });
    const { answers, send } = await openInvite([verdict("i@x.example", "invited")], {}, [invited]);
    const resend = vi.fn((): unknown => invited);
    answers.set(resendInvite, resend as never);
    await paste("i@x.example");
    await until(() => expect(dialog()).toContain("Invited already"));
    await press("Send invitation");
    await until(() => expect(dialog()).toContain("i@x.example is on your list already"));
    expect(send).not.toHaveBeenCalled();
    await press("Send it again i@x.example");
    await until(() => expect(dialog()).toContain("Sent again"));
    expect(resend).toHaveBeenCalledExactlyOnceWith({ params: { id: invited.id } });
  });

  test("whoever has had too many mails stays in the form, with the reason", async () => {
    const { send } = await openInvite([verdict("a@x.example", "new"), verdict("b@x.example", "new", "Bo")]);
    send.mockImplementation(() => ({
      invited: 1,
      items: [verdict("a@x.example", "new"), verdict("b@x.example", "mailedEnough", "Bo")],
      team: { seats: 4, used: 3 },
    }));
    await paste("a@x.example, Bo <b@x.example>");
    await until(() => expect(dialog()).toContain("2 people can be invited"));
    await press("Send 2 invitations");
    await until(() => expect(dialog()).toContain("This address has got too many emails today and was not invited."));
    expect(document.querySelector("textarea")?.value).toBe("Bo <b@x.example>");
    expect(said()).toEqual(["Invitation link sent"]);
  });

  test("more than go at once: the first are invited, and the others stay for the next press", async () => {
    const items = Array.from({ length: MAX_INVITED_AT_ONCE + 1 }, (_, at) => verdict(`p${at}@x.example`, "new"));
    const { send } = await openInvite(items, { seats: 1000 });
    send.mockImplementation(() => ({ invited: MAX_INVITED_AT_ONCE, items: [], team: { seats: 1000, used: 502 } }));
    // The last one was not even looked at.
    await paste([...items.map(({ email }) => email), "last@x.example"].join("\n"));
    await until(() => expect(dialog()).toContain(`${MAX_INVITED_AT_ONCE + 1} people can be invited`));
    await press(`Send ${MAX_INVITED_AT_ONCE + 1} invitations`);
    await until(() => expect(dialog()).toContain("that is as many as go at once"));
    expect(send.mock.calls[0]?.[0].body).toMatchObject({ people: { length: MAX_INVITED_AT_ONCE } });
    expect(document.querySelector("textarea")?.value).toBe(`p${MAX_INVITED_AT_ONCE}@x.example\nlast@x.example`);
  });

  test("without a paid plan it says so, with the plans", async () => {
    await openInvite([], { isPaid: false, seats: 1 });
    expect(dialog()).toContain("Inviting people is part of the paid plans");
    await until(() => expect(dialog()).toContain("$10.80"));
    expect(named("Choose Professional").getAttribute("href")).toBe(
      "/account/upgrade?plan=professional-yearly-2&back=%2Fmembers",
    );
    expect(document.querySelector("textarea")).toBeNull();
  });

  test("what was typed outlives a refusal, and the dialog", async () => {
    const { send } = await openInvite([verdict("a@x.example", "new")]);
    send.mockImplementation(() => {
      throw offline();
    });
    await paste("a@x.example");
    await until(() => expect(dialog()).toContain("1 person can be invited"));
    await press("Send invitation");
    await until(() => expect(dialog()).toContain("cannot be reached"));
    await press("Cancel");
    await until(() => expect(document.querySelector("[role=dialog]")).toBeNull());
    await press("Invite people");
    expect(document.querySelector("textarea")?.value).toBe("a@x.example");
  });
});
