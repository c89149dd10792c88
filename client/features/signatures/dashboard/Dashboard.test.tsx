// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { withQueries } from "#client/lib/queries.tsx";
import { toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { list as listEndpoint, remove } from "#shared/signatures/endpoints.ts";
import { appOf, drawIn, named, pending, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { Dashboard as WithoutQueries } from "./Dashboard.tsx";
import { listTiles } from "./tiles.ts";

const Dashboard = withQueries(WithoutQueries);

/** A server with so many signatures, S1 the newest, and a dashboard that shows the first page. */
async function open(count: number) {
  const rows = Array.from({ length: count }, (_, index) => rowNamed(`S${index + 1}`));
  const list = vi.fn(({ params: { page } }: { params: { page: number } }): unknown => ({
    items: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    hasMore: rows.length > page * PAGE_SIZE,
  }));
  const removed = vi.fn(({ params: { hash } }: { params: { hash: string } }): unknown => {
    const index = rows.findIndex((row) => row.hash === hash);
    if (index < 0) throw new ApiError({ code: "not_found", ...ERRORS.not_found });
    rows.splice(index, 1);
    return {};
  });
  const { app } = appOf({
    user: make.user(),
    answers: new Map<never, never>([
      [listEndpoint, list],
      [remove, removed],
    ] as never),
  });
  const first = await listTiles(app.call, app.site, 1);
  list.mockClear();
  await drawIn(app, <Dashboard first={first} />);
  return { rows, list, removed };
}

const rowNamed = (name: string) => ({
  hash: name,
  general: { name, position: "" },
  canEdit: true,
  updatedAt: "2026-01-01T00:00:00.000Z",
});
const shown = () => [...document.querySelectorAll("li h2")].map(({ textContent }) => textContent);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => `S${index + 1}`);
const text = () => document.body.textContent ?? "";

beforeEach(() => toasts.set([]));

test("shows what the loader brought and asks for nothing", async () => {
  const { list } = await open(3);
  expect(shown()).toEqual(upTo(3));
  expect(list).not.toHaveBeenCalled();
  expect(text()).not.toContain("Load more");
});

describe("Load more", () => {
  test("brings page after page, says how many came, and goes with the last", async () => {
    await open(45);
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(40)));
    expect(text()).toContain("20 more signatures loaded");
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(45)));
    expect(text()).toContain("5 more signatures loaded");
    expect(text()).not.toContain("Load more");
  });

  test("shows nothing twice when a signature was saved meanwhile", async () => {
    const { rows } = await open(30);
    rows.unshift(rowNamed("new"));
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(30)));
    expect(text()).toContain("10 more signatures loaded");
  });

  test("skips nothing after a deletion", async () => {
    await open(45);
    await press("Delete S3");
    await until(() => named("Delete signature"));
    await press("Delete signature");
    await until(() => expect(shown()).toHaveLength(20));
    await press("Load more");
    await until(() => expect(shown()).toEqual(upTo(41).filter((name) => name !== "S3")));
  });

  test("pressed twice asks once", async () => {
    const { list } = await open(45);
    const answer = pending<unknown>();
    list.mockReturnValue(answer.promise);
    await press("Load more");
    await act(async () => document.querySelector<HTMLElement>("[aria-disabled]")?.click());
    expect(list).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve({ items: [rowNamed("S21")], page: 2, hasMore: false }));
    await until(() => expect(shown()).toEqual(upTo(21)));
  });

  test("says what went wrong, keeps the list, and works again", async () => {
    const { list } = await open(25);
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
  async function askFor(name: string) {
    await press(`Delete ${name}`);
    await until(() => named("Delete signature"));
  }

  test("takes the signature off the list, says so, and leads on to the next one", async () => {
    const { removed } = await open(3);
    await askFor("S2");
    await press("Delete signature");
    await until(() => expect(shown()).toEqual(["S1", "S3"]));
    expect(removed).toHaveBeenCalledExactlyOnceWith({ params: { hash: "S2" } });
    expect(toasts.get().map((toast) => toast.text)).toEqual(["S2 was deleted."]);
    await until(() => expect(document.activeElement?.closest("li")?.dataset.hash).toBe("S3"));
  });

  test("of what is gone already is done", async () => {
    const { rows } = await open(2);
    await askFor("S1");
    rows.shift();
    await press("Delete signature");
    await until(() => expect(shown()).toEqual(["S2"]));
    expect(toasts.get()).toHaveLength(1);
  });

  test("that is refused says why in the dialog, which is clean the next time", async () => {
    const { removed } = await open(2);
    removed.mockImplementationOnce(() => {
      throw new ApiError({ code: "no_permission", ...ERRORS.no_permission });
    });
    await askFor("S1");
    await press("Delete signature");
    await until(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("Request access"));
    expect(shown()).toEqual(upTo(2));
    await press("Cancel");
    await askFor("S2");
    expect(document.querySelector("[role=dialog]")?.textContent).not.toContain("Request access");
  });
});

describe("coming back to the tab", () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  afterEach(() => vi.restoreAllMocks());

  test("brings the list up to date, but not at every glance away", async () => {
    const { rows, list } = await open(2);
    Object.assign(rows[1]?.general ?? {}, { name: "renamed" });
    await comeBack();
    expect(list).not.toHaveBeenCalled();
    const later = Date.now() + 60_000;
    vi.spyOn(Date, "now").mockImplementation(() => later);
    await comeBack();
    await until(() => expect(shown()).toEqual(["S1", "renamed"]));
    expect(list).toHaveBeenCalledTimes(1);
  });
});
