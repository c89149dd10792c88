// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { takeAction, toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { get, sendTest, update } from "#shared/signatures/endpoints.ts";
import { named, pending, press, type, until } from "#tests/support/browser.tsx";
import { choose, inputNamed, openDashboard, passTime, rowNamed, shown } from "#tests/support/dashboard.tsx";
import { deletions } from "./deletions.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `S${index + 1}`);
const text = () => document.body.textContent ?? "";

beforeEach(() => {
  toasts.set([]);
  // happy-dom knows no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(passTime);

test("shows what the loader brought and asks for nothing", async () => {
  const { list } = await openDashboard(3);
  expect(shown()).toEqual(upTo(3));
  expect(list).not.toHaveBeenCalled();
  expect(text()).not.toContain("Load more");
});

describe("Load more", () => {
  test("brings page after page, says how many came, and goes with the last", async () => {
    await openDashboard(45);
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(40)));
    expect(text()).toContain("20 more signatures loaded");
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(45)));
    expect(text()).toContain("5 more signatures loaded");
    expect(text()).not.toContain("Load more");
  });

  test("shows nothing twice when a signature was saved meanwhile", async () => {
    const { rows } = await openDashboard(30);
    rows.unshift(rowNamed("new"));
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(30)));
    expect(text()).toContain("10 more signatures loaded");
  });

  test("skips nothing after a deletion", async () => {
    await openDashboard(45);
    await choose("S3", "Delete");
    await passTime();
    await until(() => expect(shown()).toHaveLength(20));
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(41).filter((name) => name !== "S3")));
  });

  test("pressed twice asks once", async () => {
    const { list } = await openDashboard(45);
    const answer = pending<unknown>();
    list.mockReturnValue(answer.promise);
    await press("Load more");
    await act(async () => document.querySelector<HTMLElement>("[aria-disabled]")?.click());
    expect(list).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve({ items: [rowNamed("S21")], page: 2, hasMore: false }));
    await until(() => expect(shown()).toEqual(upTo(21)));
  });

  test("says what went wrong, keeps the list, and works again", async () => {
    const { list } = await openDashboard(25);
    list.mockImplementationOnce(() => {
      throw offline();
    });
    await press("Load more");
    await until(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("cannot be reached"));
    expect(shown()).toEqual(upTo(20));
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(25)));
    expect(document.querySelector("[role=alert]")).toBeNull();
  });
});

describe("deleting", () => {
  const undo = () => act(async () => takeAction(toasts.get()[0]?.id ?? 0));

  test("takes the signature off the list at once, off the server when nobody took it back, and leads on to the next one", async () => {
    const { removed } = await openDashboard(3);
    await choose("S2", "Delete");
    expect(shown()).toEqual(["S1", "S3"]);
    expect(toasts.get().map((toast) => toast.text)).toEqual(["S2 was deleted."]);
    await until(() => expect(document.activeElement?.closest("li")?.dataset.hash).toBe("S3"));
    expect(removed).not.toHaveBeenCalled();
    await passTime();
    await until(() => expect(removed).toHaveBeenCalledExactlyOnceWith({ params: { hash: "S2" } }));
    await until(() => expect(deletions.get().size).toBe(0));
    expect(shown()).toEqual(["S1", "S3"]);
  });

  test("taken back, it never happened", async () => {
    const { removed } = await openDashboard(3);
    await choose("S2", "Delete");
    await undo();
    expect(shown()).toEqual(upTo(3));
    await passTime();
    expect(removed).not.toHaveBeenCalled();
  });

  test("a fourth one makes room: the first is deleted, the others can still be taken back", async () => {
    const { removed } = await openDashboard(5);
    for (const name of upTo(4)) await choose(name, "Delete");
    await until(() => expect(removed).toHaveBeenCalledExactlyOnceWith({ params: { hash: "S1" } }));
    expect(shown()).toEqual(["S5"]);
  });

  test("of what is gone already is done", async () => {
    const { rows } = await openDashboard(2);
    await choose("S1", "Delete");
    rows.shift();
    await passTime();
    await until(() => expect(deletions.get().size).toBe(0));
    expect(shown()).toEqual(["S2"]);
    expect(toasts.get()).toEqual([]);
  });

  test("that is refused says why, and the signature is back", async () => {
    const { removed } = await openDashboard(2);
    removed.mockImplementationOnce(() => {
      throw new ApiError({ code: "no_permission", ...ERRORS.no_permission });
    });
    await choose("S1", "Delete");
    await passTime();
    await until(() => expect(shown()).toEqual(upTo(2)));
    expect(toasts.get()).toMatchObject([
      { kind: "error", text: "S1 was not deleted. Request access from your team owner" },
    ]);
  });

  test("that waits is done before its place is needed", async () => {
    const { removed, router } = await openDashboard(2, {}, 2);
    const answer = pending<unknown>();
    removed.mockReturnValueOnce(answer.promise);
    await choose("S1", "Delete");
    await press("New signature");
    expect(removed).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe("/");
    await act(async () => answer.resolve({}));
    await until(() => expect(router.state.location.pathname).toBe("/editor"));
  });

  test("can be taken back beside a new signature where there is room for both", async () => {
    const { removed, router } = await openDashboard(2, {}, 3);
    await choose("S1", "Delete");
    await press("New signature");
    await until(() => expect(router.state.location.pathname).toBe("/editor"));
    expect(removed).not.toHaveBeenCalled();
    expect(toasts.get()).toHaveLength(1);
  });
});

describe("searching", () => {
  const search = async (words: string) => {
    await type(named("Search signatures"), words);
  };

  test("asks the server, shows what it found, and all again without words", async () => {
    const { list } = await openDashboard(45);
    await search(" S4 ");
    await until(() => expect(shown()).toEqual(["S4", "S40", "S41", "S42", "S43", "S44", "S45"]));
    expect(list).toHaveBeenCalledExactlyOnceWith({ params: { page: 1 }, querystring: { search: "S4" } });
    expect(text()).toContain("7 signatures found");
    expect(text()).not.toContain("Load more");
    await search("");
    await until(() => expect(shown()).toEqual(upTo(20)));
    expect(list).toHaveBeenCalledTimes(1);
  });

  test("says so when nothing was found, and few signatures need no search", async () => {
    await openDashboard(5);
    await search("nobody");
    await until(() => expect(text()).toContain("No signature has “nobody”."));
    expect(shown()).toEqual([]);
  });
});

test("a few signatures are found without a search", async () => {
  await openDashboard(3);
  expect(document.querySelector("[type=search]")).toBeNull();
});

test("a test mail goes to the person themselves, and a refusal says why", async () => {
  const { answers } = await openDashboard(2);
  const sent = vi.fn((): unknown => ({}));
  answers.set(sendTest, sent);
  await choose("S2", "Send me a test mail");
  await until(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ params: { hash: "S2" } }));
  await until(() => expect(toasts.get()[0]?.text).toBe("A test mail is on its way to ana@example.com."));
  sent.mockImplementationOnce(() => {
    throw new ApiError({ code: "email_unverified", ...ERRORS.email_unverified });
  });
  await choose("S1", "Send me a test mail");
  await until(() => expect(toasts.get()[1]?.text).toMatch(/^The test mail was not sent. Please confirm/));
});

test("renaming gives a signature a name for lists, and nothing else of it changes", async () => {
  const { rows, answers } = await openDashboard(2);
  const row = rows[1] as (typeof rows)[number];
  answers.set(get, () => row);
  const updated = vi.fn(({ body }: { body: { label: string } }) => Object.assign(row, { label: body.label }));
  answers.set(update, updated as never);
  await choose("S2", "Rename");
  await until(() => named("Name"));
  expect((named("Name") as HTMLInputElement).value).toBe("S2");
  await type(named("Name"), " For customers ");
  await act(async () => document.querySelector("form")?.requestSubmit());
  await until(() => expect(shown()).toEqual(["S1", "For customers"]));
  expect(text()).toContain("S2");
  expect(updated).toHaveBeenCalledExactlyOnceWith({
    params: { hash: "S2" },
    body: { ...inputNamed("S2"), label: "For customers" },
  });
});

describe("coming back to the tab", () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  afterEach(() => vi.restoreAllMocks());

  test("brings the list up to date, but not at every glance away", async () => {
    const { rows, list } = await openDashboard(2);
    Object.assign(rows[1] ?? {}, { label: "renamed" });
    await comeBack();
    expect(list).not.toHaveBeenCalled();
    const later = Date.now() + 60_000;
    vi.spyOn(Date, "now").mockImplementation(() => later);
    await comeBack();
    await until(() => expect(shown()).toEqual(["S1", "renamed"]));
    expect(list).toHaveBeenCalledTimes(1);
  });
});
