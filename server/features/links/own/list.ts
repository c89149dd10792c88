/** The short links that somebody sees. */
import mongoose, { type Types } from "mongoose";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { folded } from "#shared/lib/text.ts";
import type { LinkFilter } from "#shared/links/schema.ts";
import { entitlements } from "#shared/members/rules.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { basedOf, baseOf } from "../bases.ts";
import { clicksOf } from "../counts.ts";
import { ShortLinkModel, type ShortLinkRecord, storedLinks } from "../model.ts";
import { domainsBeside } from "./beside.ts";
import { presentAll, shortUrlOf, stateOf } from "./present.ts";
import { maySearch, seenBy } from "./rights.ts";

/** Of how many the words, states and counts are looked at, the newest first. */
const MAX_READ = 20_000;
/** Tags that are offered for choosing. */
const MAX_TAGS = 200;

type Wanted = LinkFilter & { page: number };

/** A part of the links that the viewer sees. @throws too_many_requests */
export async function list(viewer: Viewer, wanted: Wanted) {
  const seen = await seenBy(viewer);
  const filter = {
    ...seen,
    ...(wanted.tag !== undefined && { tags: wanted.tag }),
    ...(wanted.of && { of: wanted.of === "signature" ? mongoose.trusted({ $in: ["signature", null] }) : wanted.of }),
  };
  const isPlain = folded(wanted.search) === "" && !wanted.state && wanted.sort !== "clicks";
  if (!isPlain) await maySearch(viewer);
  const [{ links, hasMore }, tags, hosts] = await Promise.all([
    isPlain ? pageOf(filter, wanted) : found(viewer, filter, wanted),
    ShortLinkModel.distinct("tags", seen),
    hostsOf(viewer),
  ]);
  const known = (tags as unknown[]).filter((tag) => typeof tag === "string").toSorted((a, b) => a.localeCompare(b));
  return { items: await presentAll(viewer, links), page: wanted.page, hasMore, tags: known.slice(0, MAX_TAGS), hosts };
}

/** The domains that a team's addresses may be under. */
export const hostsOf = async ({ team }: Viewer): Promise<string[]> =>
  entitlements(team).canUseOwnDomain ? [...(await domainsBeside().hosts(team._id))] : [];

const orderOf = ({ sort }: Wanted) => ({ _id: sort === "oldest" ? 1 : -1 }) as const;

async function pageOf(filter: object, wanted: Wanted) {
  const rows = await ShortLinkModel.find(filter)
    .sort(orderOf(wanted))
    .skip((wanted.page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .lean();
  return { links: storedLinks.readAll(rows.slice(0, PAGE_SIZE)), hasMore: rows.length > PAGE_SIZE };
}

/** Compared here: no store knows that `zoe` means Zoë, nor what a link does now. */
async function found({ team }: Viewer, filter: object, wanted: Wanted) {
  const rows = await ShortLinkModel.find(filter).sort(orderOf(wanted)).limit(MAX_READ).lean<Lean[]>();
  const [words, base] = [folded(wanted.search), await baseOf(basedOf(team))];
  const those = storedLinks.readAll(rows).filter((link) => words === "" || folded(wordsOf(link, base)).includes(words));
  // What is not asked for is not counted.
  const isCounted = wanted.sort === "clicks" || those.some(({ clickLimit }) => clickLimit !== undefined);
  const counts = isCounted ? await clicksOf(those) : new Map<string, { people: number }>();
  const clicks = ({ code }: ShortLinkRecord) => counts.get(code)?.people ?? 0;
  const now = Date.now();
  const fitting = those.filter((link) => !wanted.state || stateOf(link, clicks(link), now) === wanted.state);
  const sorted = wanted.sort === "clicks" ? fitting.toSorted((a, b) => clicks(b) - clicks(a)) : fitting;
  const from = (wanted.page - 1) * PAGE_SIZE;
  return { links: sorted.slice(from, from + PAGE_SIZE), hasMore: sorted.length > from + PAGE_SIZE };
}

type Lean = ShortLinkRecord & { _id: Types.ObjectId };

const wordsOf = (link: ShortLinkRecord, base: string): string =>
  [link.title ?? "", link.url, shortUrlOf(link, base), link.code, ...(link.tags ?? [])].join("\n");
