/** For component tests of the dashboard in happy-dom. */
import { act } from "react";
import { vi } from "vitest";
import { Dashboard as WithoutQueries } from "#client/features/signatures/dashboard/Dashboard.tsx";
import { listTiles } from "#client/features/signatures/dashboard/tiles.ts";
import { ApiError } from "#client/lib/problem.ts";
import { withQueries } from "#client/lib/queries.tsx";
import { dismissToast, toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { list as listEndpoint, remove } from "#shared/signatures/endpoints.ts";
import type { ListedSignature, SignatureInput } from "#shared/signatures/schema.ts";
import { type Answers, appOf, drawIn } from "./browser.tsx";
import * as make from "./make.ts";

const Dashboard = withQueries(WithoutQueries);

/** A server with so many signatures, S1 the newest, and a dashboard that shows the first page. @param part what all of them have @param most how many there may be */
export async function openDashboard(count: number, part: Partial<ListedSignature> = {}, most = 100) {
  const rows = Array.from({ length: count }, (_, index) => ({ ...rowNamed(`S${index + 1}`), ...part }));
  const list = vi.fn(({ params: { page }, querystring: { search = "" } }: Asked): unknown => {
    const found = rows.filter(({ general }) => general.name.includes(search));
    return {
      items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      page,
      hasMore: found.length > page * PAGE_SIZE,
    };
  });
  const removed = vi.fn(({ params: { hash } }: { params: { hash: string } }): unknown => {
    const index = rows.findIndex((row) => row.hash === hash);
    if (index < 0) throw new ApiError({ code: "not_found", ...ERRORS.not_found });
    rows.splice(index, 1);
    return {};
  });
  const answers: Answers = new Map<never, never>([
    [listEndpoint, list],
    [remove, removed],
  ] as never);
  const { app } = appOf({
    user: make.user({ isPaid: true, availableSignatures: most }),
    answers,
  });
  const first = await listTiles(app, { page: 1 });
  list.mockClear();
  const { router } = await drawIn(app, <Dashboard first={first} />);
  return { app, rows, list, removed, answers, router };
}

type Asked = { params: { page: number }; querystring: { search?: string } };

/** What a person wrote in a signature of a name. */
export const inputNamed = (name: string) => make.signature({ general: { name, position: "" } });

/** A signature in the server's list; its hash is the name. */
export const rowNamed = (
  name: string,
): SignatureInput &
  Pick<ListedSignature, "hash" | "canEdit" | "byDefault" | "assignee" | "shortLinks" | "updatedAt" | "progress"> => ({
  ...inputNamed(name),
  hash: name,
  canEdit: true,
  byDefault: null,
  assignee: null,
  shortLinks: [],
  updatedAt: "2026-01-01T00:00:00.000Z",
  progress: { copied: "never", installed: "never", opened: 0 },
});

/** From the menu of its tile. */
export const choose = async (name: string, item: string) => {
  const tile = document.querySelector(`li[data-hash="${name}"]`);
  const button = [...(tile?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])].find(
    ({ textContent }) => textContent === item,
  );
  await act(async () => button?.click());
};
/** Lets the toasts go as their time does. */
export const passTime = () => act(async () => void [...toasts.get()].map(({ id }) => dismissToast(id)));
export const shown = () => [...document.querySelectorAll("li[data-hash] h2")].map(({ textContent }) => textContent);
