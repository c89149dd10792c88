/** Short links of somebody's own, and what a team says of all that it has. */

import { randomBytes } from "node:crypto";
import type { ClientSession } from "mongoose";
import mongoose from "mongoose";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { LINK_MESSAGES } from "#shared/links/messages.ts";
import { linkTimesProblem, momentsOf } from "#shared/links/rules.ts";
import type { LinkChanges, LinkInput } from "#shared/links/schema.ts";
import { isDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { CODE_TYPES, newCodes } from "../codes.ts";
import { announce } from "../known.ts";
import { ShortLinkModel, type ShortLinkRecord, storedLinks } from "../model.ts";
import { mayMake, whoseOf } from "../room.ts";
import { mayLeadTo } from "../targets.ts";
import { isChain } from "./chains.ts";
import { hostsOf } from "./list.ts";
import { noteOn } from "./noted.ts";
import { getSeen, maySave, mayShape, seenBy } from "./rights.ts";
import { claim, freeOfSlugs, keysOf, refuseTaken, release } from "./slugs.ts";

const MAX_CODE_TRIES = 5;

/** What the counts of a link of its own are kept under, as those of signatures are under theirs. */
export const newHash = () => randomBytes(17).toString("base64url").slice(0, 22);

/** Codes that nobody has, neither made up nor as an address of their own. */
export async function freeCodes(count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let tries = 0; codes.length < count; tries++) {
    if (tries === MAX_CODE_TRIES) throw new Error("No free short code was found.");
    const made = await freeOfSlugs(await newCodes(count - codes.length, CODE_TYPES.random, ""));
    const taken = await ShortLinkModel.find({ code: mongoose.trusted({ $in: made }) }, { code: 1 }).lean();
    const known = new Set([...codes, ...taken.map(({ code }) => code)]);
    codes.push(...made.filter((code) => !known.has(code)));
  }
  return codes;
}

/**
 * Whether a link of somebody's own may lead there: what the installation's rule has against it, flagged targets, and links of other
 * teams' own domains, which would be a chain.
 */
export async function isLeadable(url: string): Promise<boolean> {
  return mayLeadTo(url) && (await noteOn(url)) !== "flagged" && !(await isChain(url));
}

/** @throws invalid_input */
async function targetOf(path: "url" | "fallback", text: string): Promise<string> {
  const url = safeUrl(text);
  return url !== null && (await isLeadable(url)) ? url : refuse(path, LINK_MESSAGES.targetRefused);
}

type Times = Pick<LinkInput, "from" | "until" | "timeZone">;

/** As it is kept. @throws invalid_input */
function timesOf(times: Times) {
  const problem = linkTimesProblem(times);
  if (problem) refuse(problem.field, problem.message);
  const { startsAt, endsAt } = momentsOf(times);
  const { from, until, timeZone } = times;
  return { from, until, timeZone: from === null && until === null ? null : timeZone, startsAt, endsAt };
}

/** What is not said is not kept. */
function changeOf(values: object) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const $set = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const $unset = Object.fromEntries(entries.filter(([, value]) => value === null).map(([name]) => [name, 1]));
  return { ...(Object.keys($set).length > 0 && { $set }), ...(Object.keys($unset).length > 0 && { $unset }) };
}
const orMissing = <T>(value: T | null): T | undefined => value ?? undefined;

/** @throws invalid_input */
export async function mustHaveHost(viewer: Viewer, host: string | null): Promise<void> {
  if (host !== null && !(await hostsOf(viewer)).includes(host)) refuse("host", LINK_MESSAGES.hostUnknown);
}

/** A new link of the viewer's own. @throws invalid_input, link_limit, upgrade_needed, too_many_requests */
export async function create(viewer: Viewer, input: LinkInput): Promise<ShortLinkRecord> {
  await maySave(viewer);
  mayShape(viewer, input);
  const times = timesOf(input);
  await mustHaveHost(viewer, input.host);
  const url = await targetOf("url", input.url);
  const fallback = input.fallback === null ? null : await targetOf("fallback", input.fallback);
  const whose = whoseOf(viewer.user._id, viewer.team);
  if (!(await mayMake(1, whose))) fail("link_limit");
  const [code = ""] = await freeCodes(1);
  const values = {
    ...{ code, url, signature: newHash(), owner: whose.owner, team: whose.team, of: "own" as const },
    ...(input.title && { title: input.title }),
    ...(input.tags.length > 0 && { tags: [...new Set(input.tags)] }),
    ...(!input.isOn && { offAt: new Date() }),
    ...{ slug: orMissing(input.slug), host: orMissing(input.host), fallback: orMissing(fallback) },
    ...{ from: orMissing(times.from), until: orMissing(times.until), timeZone: orMissing(times.timeZone) },
    ...{
      startsAt: orMissing(times.startsAt),
      endsAt: orMissing(times.endsAt),
      clickLimit: orMissing(input.clickLimit),
    },
  };
  const { slug, host } = input;
  const link = await orTaken(slug, async (session) => {
    if (slug !== null) await claim({ slug, host }, { code, team: whose.team }, session);
    const [made] = await ShortLinkModel.create([values], { session });
    return made?.toObject() ?? null;
  });
  // Whoever has asked for it before is not told any more that it is not there.
  await announce([code]);
  return storedLinks.read(link) ?? fail("not_found");
}

/** Runs a save in a transaction; that somebody has taken its address meanwhile is what a duplicate means. */
async function orTaken<T>(slug: string | null, work: (session: ClientSession) => Promise<T>): Promise<T> {
  try {
    return await transaction(work);
  } catch (error) {
    if (slug !== null && isDuplicate(error)) refuseTaken(slug);
    throw error;
  }
}

/**
 * Changes what is said of a link.
 * @throws not_found, invalid_input, upgrade_needed, too_many_requests
 */
export async function change(viewer: Viewer, code: string, changes: LinkChanges): Promise<ShortLinkRecord> {
  await maySave(viewer);
  const link = await getSeen(viewer, code);
  mayShape(viewer, changes);
  const values = await valuesOf(viewer, link, changes);
  const slug = changes.slug === undefined ? (link.slug ?? null) : changes.slug;
  const host = changes.host === undefined ? (link.host ?? null) : changes.host;
  const isMoved = slug !== (link.slug ?? null) || host !== (link.host ?? null);
  const before = await keysOf([code]);
  const after = await orTaken(slug, async (session) => {
    if (isMoved) {
      const address = slug === null ? null : { slug, host };
      if (address) await claim(address, { code, team: viewer.team._id }, session);
      await release(code, address, session);
    }
    // An address that somebody else gives it meanwhile is not taken back, nor is what they have deleted.
    const change = changeOf({ ...values, ...(isMoved && { slug, host }) });
    const filter = { code, team: viewer.team._id, deletedAt: mongoose.trusted({ $exists: false }) };
    return ShortLinkModel.findOneAndUpdate(filter as object, change, { returnDocument: "after", session }).lean();
  });
  await announce([code], [...before, ...(host === null ? [] : [`${host}/${code}`])]);
  return storedLinks.read(after) ?? fail("not_found");
}

/** What is written of the changes; null takes a field away. @throws invalid_input */
async function valuesOf(viewer: Viewer, link: ShortLinkRecord, changes: LinkChanges) {
  const { url, title, tags, isOn, clickLimit, fallback, host } = changes;
  if (host !== undefined && host !== (link.host ?? null)) await mustHaveHost(viewer, host);
  const target = url === undefined || safeUrl(url) === link.url ? undefined : await targetOf("url", url);
  if (target !== undefined && link.of !== "own") refuse("url", LINK_MESSAGES.targetFixed);
  const isTimed = changes.from !== undefined || changes.until !== undefined || changes.timeZone !== undefined;
  const { from = link.from ?? null, until = link.until ?? null, timeZone = link.timeZone ?? "UTC" } = changes;
  return {
    url: target,
    title: title === "" ? null : title,
    tags: tags && (tags.length > 0 ? [...new Set(tags)] : null),
    offAt: isOn === undefined ? undefined : isOn ? null : (link.offAt ?? new Date()),
    ...(isTimed && timesOf({ from, until, timeZone })),
    clickLimit,
    fallback: typeof fallback === "string" ? await targetOf("fallback", fallback) : fallback,
  };
}

/** Deletes a link of one's own; its counts, and its row by which they are found, stay. @throws not_found, link_kept, too_many_requests */
export async function remove(viewer: Viewer, code: string): Promise<void> {
  await maySave(viewer);
  const link = await getSeen(viewer, code);
  // The next save of a signature or page would have it again, and mails have it for good.
  if (link.of !== "own") fail("link_kept");
  const before = await keysOf([code]);
  await transaction(async (session) => {
    await release(code, null, session);
    await ShortLinkModel.updateOne({ code }, { $set: { deletedAt: new Date() } }, { session });
  });
  await announce([code], before);
}

/** Switches links on or off. @returns how many of them the viewer sees @throws too_many_requests */
export async function switchMany(viewer: Viewer, codes: readonly string[], isOn: boolean): Promise<number> {
  await maySave(viewer);
  const these = { ...(await seenBy(viewer)), code: mongoose.trusted({ $in: [...codes] }) };
  const rows = await ShortLinkModel.find(these, { code: 1 }).lean();
  const found = rows.map(({ code }) => code);
  if (found.length === 0) return 0;
  const change = isOn ? { $unset: { offAt: 1 } } : { $set: { offAt: new Date() } };
  await ShortLinkModel.updateMany({ code: mongoose.trusted({ $in: found }) }, change as object);
  await announce(found);
  return found.length;
}
