import type { App } from "#client/lib/context.tsx";
import type { Sort } from "#shared/signatures/constants.ts";
import { list, listGroup } from "#shared/signatures/endpoints.ts";
import type { Content, ListedSignature } from "#shared/signatures/schema.ts";

/** What the dashboard shows of a signature; `content` and `shortLinks` are what its picture is drawn from. */
export type Tile = Pick<
  ListedSignature,
  "hash" | "label" | "canEdit" | "updatedAt" | "shortLinks" | "branding" | "progress" | "assignee"
> & {
  content: Content;
  /** the viewer's default */
  isDefault: boolean;
};
export type TilePage = { tiles: Tile[]; page: number; hasMore: boolean };

/** Which signatures a list shows, and in which order. `group`: of one company of an agency; null: of the team */
export type Wanted = { search: string; sort: Sort; group: string | null };

/** One page of the signatures that the viewer sees, newest first unless told otherwise. @throws ApiError */
export async function listTiles(
  { call, session }: Pick<App, "call" | "session">,
  { page: pageNumber, search = "", sort = "created", group = null }: Partial<Wanted> & { page: number },
  signal?: AbortSignal,
): Promise<TilePage> {
  const querystring = { ...(search && { search }), ...(sort !== "created" && { sort }) };
  const { items, page, hasMore } =
    group === null
      ? await call(list, { params: { page: pageNumber }, querystring }, { signal })
      : await call(listGroup, { params: { group, page: pageNumber }, querystring }, { signal });
  const viewer = session.get()?.user.email;
  return { tiles: items.map((item) => tileOf(item, viewer)), page, hasMore: hasMore && items.length > 0 };
}

const tileOf = (
  { general, design, media, byDefault, ...listed }: ListedSignature,
  viewer: string | undefined,
): Tile => ({
  hash: listed.hash,
  label: listed.label,
  assignee: listed.assignee,
  canEdit: listed.canEdit,
  updatedAt: listed.updatedAt,
  shortLinks: listed.shortLinks,
  ...(listed.branding && { branding: listed.branding }),
  progress: listed.progress,
  content: { general, design, media },
  // Whoever manages a team hears of everybody's.
  isDefault: byDefault !== null && byDefault === viewer,
});
