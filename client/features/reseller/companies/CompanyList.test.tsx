// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, type vi } from "vitest";
import { ApiError } from "#client/lib/problem.ts";
import { dismissToast, toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { company, createCompany, resendAdminInvite, updateCompany } from "#shared/reseller/endpoints.ts";
import type { Company } from "#shared/reseller/schema.ts";
import { adminAt, companyAt, expectText, hub, openCompanies, shownCompanies } from "#tests/support/agency.tsx";
import { type Answers, named, press, type, until } from "#tests/support/browser.tsx";

const clients = (count: number) => Array.from({ length: count }, (_, at) => companyAt(at + 1));
const names = (count: number) => clients(count).map(({ name }) => name);
const said = () => toasts.get().map((toast) => toast.text);
const input = (name: string) => named(name) as HTMLInputElement;
/** The last call of an endpoint. */
const sent = (call: ReturnType<typeof vi.fn>, endpoint: object) =>
  call.mock.calls.findLast(([one]) => one === endpoint)?.[1];
const refuse = (code: keyof typeof ERRORS, errors: { path: string; message: string }[] = []) =>
  new ApiError({ code, ...ERRORS[code], errors });

beforeEach(() => {
  toasts.set([]);
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => act(async () => void [...toasts.get()].map(({ id }) => dismissToast(id))));

test("shows what the loader brought and asks for nothing", async () => {
  const { search } = await openCompanies(clients(3));
  expect(shownCompanies()).toEqual(names(3));
  expectText("40 of 100 signatures");
  expectText("1 of 5 signatures");
  expect(search).not.toHaveBeenCalled();
});

test("an agency without companies is told what one is", async () => {
  await openCompanies([]);
  expectText("Your first company");
  named("Add a company");
});

test("who administrates companies alone edits none, adds none, and hears of no package", async () => {
  await openCompanies(clients(2), { of: hub({ role: 3, package: null }) });
  expect(shownCompanies()).toEqual(names(2));
  for (const name of ["Add a company", "Edit Client 1", "Change the package"])
    expect(() => named(name)).toThrow("0 are named");
});

test("the package is the owner's", async () => {
  await openCompanies(clients(1), { of: hub({ role: 2 }) });
  named("Edit Client 1");
  expect(() => named("Change the package")).toThrow("0 are named");
});

test("more come after the last one, and it is said how many", async () => {
  const { search } = await openCompanies(clients(1_000));
  await press("Load more");
  await until(() => expect(shownCompanies()).toEqual(names(100)));
  expect(search).toHaveBeenCalledExactlyOnceWith({
    body: { group: "agency", search: "", sort: "name", archived: false, after: "50" },
  });
  expectText("50 more companies loaded");
});

test("words are looked for when there was a pause in the typing", async () => {
  const { search } = await openCompanies(clients(3));
  await type(named("Search companies"), "zeb");
  await until(() => expect(search).toHaveBeenCalled());
  expect(search).toHaveBeenLastCalledWith({
    body: { group: "agency", search: "zeb", sort: "name", archived: false },
  });
});

describe("a company", () => {
  const ACME = companyAt(1, { name: "Acme", admins: [adminAt(1), adminAt(2, { status: "invited" })], v: 4 });
  const open = async (answers: Answers, more: Parameters<typeof openCompanies>[1] = {}) => {
    const opened = await openCompanies([ACME], { answers, ...more });
    await press("Edit Acme");
    await until(() => named("Name"));
    return opened;
  };
  const savedAs = (part: Partial<Company>) => new Map([[updateCompany, () => ({ ...ACME, ...part })]]) as Answers;

  test("only what was changed is sent, and counted on the button", async () => {
    const { call } = await open(savedAs({ signatures: 8 }));
    await type(named("Signatures"), "8");
    await press("Delete Admin 1");
    expectText("Will be deleted");
    await press("Save 2 changes");
    await until(() => expect(said()).toEqual(["Company Acme updated"]));
    expect(sent(call, updateCompany)).toEqual({
      body: {
        group: "client-1",
        v: 4,
        signatures: 8,
        admins: [{ userEmail: "admin1@acme.example", event: "delete", v: 1 }],
      },
    });
  });

  test("a row is as it was when its change is taken back", async () => {
    await open(new Map());
    await press("Delete Admin 1");
    named("Save 1 change");
    await press("Undo the change of Admin 1");
    expect(() => named("Save 1 change")).toThrow("0 are named");
  });

  test("codes that whoever edits has not are given to nobody, and can be taken from those who have them", async () => {
    const rights = { of: hub({ role: 2, permissions: [1, 2] }) };
    await open(new Map(), rights);
    const boxes = () =>
      [...document.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")].map((box) => box.disabled);
    expect(boxes().slice(0, 5)).toEqual([false, false, false, false, false]);
    await press("Add an administrator");
    expect(boxes().slice(-5)).toEqual([false, false, true, true, true]);
    expectText("You can give only what you may do yourself.");
  });

  test("more than the package has is not sent", async () => {
    const { call } = await open(new Map());
    await type(named("Signatures"), "66");
    await press("Save 1 change");
    expectText("Your package has 65 signatures for it.");
    expect(sent(call, updateCompany)).toBeUndefined();
  });

  test("where others were faster, what they changed is marked and what was typed stays", async () => {
    const answers: Answers = new Map([
      [company, () => ({ ...ACME, v: 5, signatures: 20 })],
      [
        updateCompany,
        ({ body }: { body: { v: number; name: string } }) => {
          if (body.v === 4) throw refuse("conflict", [{ path: "v", message: "" }]);
          return { ...ACME, v: 6, name: body.name, signatures: 20 };
        },
      ],
    ] as never);
    const { call } = await open(answers);
    await type(named("Name"), "Acme Ltd");
    await press("Save 1 change");
    await until(() => expectText("Somebody else has changed this company meanwhile."));
    expect(input("Name").value).toBe("Acme Ltd");
    expect((document.querySelector("input[type=number]") as HTMLInputElement).value).toBe("20");
    expectText("Changed by somebody else meanwhile");
    await press("Save 1 change");
    await until(() => expect(said()).toEqual(["Company Acme Ltd updated"]));
    expect(sent(call, updateCompany)).toMatchObject({ body: { v: 5, name: "Acme Ltd" } });
  });

  test("what the server refuses of a row stands at its field", async () => {
    const answers: Answers = new Map([
      [
        updateCompany,
        () => {
          throw refuse("admin_exists", [{ path: "admins.0.userEmail", message: "There already." }]);
        },
      ],
    ]);
    await open(answers);
    await press("Add an administrator");
    const [name, email] = [...document.querySelectorAll<HTMLInputElement>("li input:not([type=checkbox])")];
    if (!name || !email) throw new Error("There are no fields.");
    await type(name, "Cy");
    await type(email, "cy@acme.example");
    await press("Save 1 change");
    await until(() => expectText("There already."));
    expectText(ERRORS.admin_exists.message);
  });

  test("an invitation is sent again", async () => {
    const { call } = await open(new Map([[resendAdminInvite, () => adminAt(2, { status: "invited", v: 2 })]]));
    await press("Send Admin 2 the invitation again");
    await until(() => expect(said()).toEqual(["Invitation link sent."]));
    expect(sent(call, resendAdminInvite)).toEqual({
      body: { target_user_email: "admin2@acme.example", group: "client-1" },
    });
  });

  test("one that is archived is restored from the list", async () => {
    const gone = companyAt(7, { name: "Gone", archivedAt: "2026-01-02T00:00:00.000Z" });
    const { call } = await openCompanies([gone], { answers: new Map([[updateCompany, () => gone]]) });
    await press("Restore Gone");
    await until(() => expect(said()).toEqual(["Gone is in use again."]));
    expect(sent(call, updateCompany)).toEqual({ body: { group: "client-7", v: 1, archived: false } });
  });
});

test("a new company is made with those who are to administrate it", async () => {
  const { call } = await openCompanies([], {
    answers: new Map([[createCompany, () => companyAt(9, { name: "Acme" })]]),
  });
  await press("Add a company");
  await until(() => named("Name"));
  await press("Add the company");
  expectText("Please enter a name.");
  await type(named("Name"), "Acme");
  await press("Add the company");
  await until(() => expect(said()).toEqual(["Company Acme added"]));
  expect(sent(call, createCompany)).toEqual({ body: { name: "Acme", signatures: 5, admins: [] } });
});

test("where the package is given out the way on is said", async () => {
  await openCompanies(clients(1), { pack: { signatures: 5, given: 5 } });
  await press("Add a company");
  await until(() => expectText("All signatures of your package are given out."));
  expect(() => named("Add the company")).toThrow("0 are named");
});
