/** Who has which state of their signature, as far as anything tells. */
import mongoose from "mongoose";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { loadedState } from "#shared/signatures/insights/rules.ts";
import type { Installed, InstalledPage, InstalledQuery } from "#shared/signatures/insights/schema.ts";
import type { Reached } from "#shared/signatures/reached.ts";
import { limit } from "../../../db/cache/limit.ts";
import { storedReader } from "../../../db/stored.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";
import { activeIn } from "../../members/service.ts";
import { readStates } from "../keys/service.ts";
import { SignatureModel, type SignatureRecord } from "../model.ts";
import { reached } from "../reached.ts";
import { picturesOf } from "../versions/service.ts";

/** Signatures of a team's members that are looked at, by their addresses: more than any team has. */
const MAX_MEMBERS = 5_000;
/** Of how many pictures are asked what they tell: of those whom nothing else does. */
const MAX_PICTURED = 500;
const ASKED = { limit: 60, windowMs: 60_000 };

const SHOWN = ["hash", "assignee", "label", "content", "changedAt", "installedState", "createdAt", "pictures"] as const;
const storedShown = storedReader<SignatureRecord, "_id" | (typeof SHOWN)[number]>(SignatureModel, SHOWN);
const FIELDS = [...SHOWN.filter((field) => field !== "content"), "content.general.name"];
type Shown = Pick<SignatureRecord, (typeof SHOWN)[number]>;

const ORDER: Readonly<Record<Reached, number>> = { outdated: 0, never: 1, current: 2 };

/**
 * The members of the viewer's team who have a signature, those who are behind first.
 * @throws too_many_requests, unavailable
 */
export async function installed(viewer: Viewer, { only, page }: InstalledQuery): Promise<InstalledPage> {
  await limit(`installed:account:${viewer.id}`, ASKED);
  const filter = { team: viewer.team._id, assignee: mongoose.trusted({ $gt: "" }) };
  const found = await SignatureModel.find(filter, FIELDS).sort({ assignee: 1 }).limit(MAX_MEMBERS).lean();
  const rows = await tell(viewer.team, storedShown.readAll(found));
  const counts: Record<Reached, number> = { never: 0, current: 0, outdated: 0 };
  for (const { state } of rows) counts[state]++;
  const wanted = rows
    .filter(({ state }) => only === undefined || (only === "behind" ? state !== "current" : state === only))
    .toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  const skip = (page - 1) * PAGE_SIZE;
  return { items: wanted.slice(skip, skip + PAGE_SIZE), page, hasMore: wanted.length > skip + PAGE_SIZE, counts };
}

async function tell(team: Viewer["team"], signatures: readonly Shown[]): Promise<Installed[]> {
  const people = await account.peopleAt(signatures.flatMap(({ assignee }) => assignee ?? []));
  const ids = [...people.values()].map(({ _id }) => _id);
  // Whoever is invited and has not come is nobody's member, whatever account is at their address.
  const active = await activeIn(team, ids);
  const states = await readStates(ids.filter((id) => active.has(String(id))));
  const rows = signatures.map((signature) => {
    const found = people.get(signature.assignee ?? "");
    const person = found && active.has(String(found._id)) ? found : undefined;
    return byWord(signature, person?.name ?? "", states.get(String(person?._id)));
  });
  const silent = signatures.filter((_, at) => rows[at]?.state !== "current").slice(0, MAX_PICTURED);
  const loaded = await byPictures(silent);
  return rows.map((row): Installed => {
    const its = loaded.get(row.signature.hash);
    if (!its) return row;
    const seen = { state: its.state.toISOString(), at: its.at.toISOString(), is: its.is };
    return { ...row, loaded: seen, state: its.is === "current" || row.state === "never" ? its.is : row.state };
  });
}

type States = Awaited<ReturnType<typeof readStates>> extends Map<string, infer S> ? S : never;

/** By what the person and their extension say. */
function byWord(signature: Shown, name: string, states: States | undefined): Installed {
  const { hash, assignee, label, content, changedAt, createdAt, installedState } = signature;
  const seen = (one: States["fetched"] | undefined) =>
    one?.hash === hash ? { state: one.state.toISOString(), at: one.at.toISOString() } : null;
  const [fetched, inserted] = [seen(states?.fetched), seen(states?.inserted)];
  const known = [installedState, fetched && new Date(fetched.state), inserted && new Date(inserted.state)];
  const newest = known.reduce<Date | null>((last, one) => (one && (!last || one > last) ? one : last), null);
  return {
    email: assignee ?? "",
    name,
    signature: { hash, label: label.trim() || content.general.name.trim() },
    changedAt: (changedAt ?? createdAt).toISOString(),
    state: reached(newest, { changedAt }),
    confirmed: installedState?.toISOString() ?? null,
    fetched,
    inserted,
    usesOther: Boolean(states?.fetched && states.fetched.hash !== hash),
    loaded: null,
  };
}

async function byPictures(signatures: readonly Shown[]) {
  const told = new Map<string, NonNullable<ReturnType<typeof loadedState>>>();
  const changed = signatures.filter(({ changedAt, pictures }) => changedAt !== null && pictures.length > 0);
  if (changed.length === 0) return told;
  const versions = await picturesOf(changed.map(({ hash }) => hash));
  const shown = changed.map(({ hash, changedAt, pictures }) => {
    const before = (versions.get(hash) ?? []).filter(({ savedAt }) => savedAt < (changedAt as Date));
    return { hash, before, now: { savedAt: changedAt as Date, pictures } };
  });
  const names = shown.flatMap(({ before, now }) => [...now.pictures, ...before.flatMap((one) => one.pictures ?? [])]);
  const loads = await images.loadsOf([...new Set(names)]);
  for (const { hash, before, now } of shown) {
    const its = loadedState(before, now, loads);
    if (its) told.set(hash, its);
  }
  return told;
}
