/** Signatures that lead to pages and cards of one's own: those let go of what nobody sees any more. */
import type { ClientSession, Types } from "mongoose";
import * as z from "zod/mini";
import { OWN_WAYS, type OwnWay } from "#shared/addons/constants.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { storedReader } from "../../db/stored.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { add } from "../../jobs/queue.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { follow } from "./masters/asking.ts";
import { isRevision, SignatureModel, type SignatureRecord, storedSignatures } from "./model.ts";
import { idsIn } from "./pictures.ts";

/** Signatures whose drawings one job has forgotten. */
const FORGOTTEN_AT_ONCE = 20;
/** Written in one command. */
const AT_ONCE = 100;

/** Has drawings of signatures forgotten, once they are written without what they led to. */
const FORGET = kind({ name: "signatures.forget", data: z.object({ hashes: z.array(Hash) }), keptMs: 0 });

export const forgetHandler: Handler = handler(FORGET, async ({ hashes }) => {
  await Promise.all(hashes.map((hash) => renderer().forget(hash)));
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The hash that an addon names; null for everything else. */
function wayOf(value: unknown, way: OwnWay): string | null {
  if (!isObject(value) || value.type !== way || !isObject(value.data)) return null;
  const hash = value.data[OWN_WAYS[way]];
  return typeof hash === "string" && hash !== "" ? hash : null;
}

/** The hashes of all pages and cards that a content, its forms or what is said otherwise lead to, each once. */
export function waysIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (inner: unknown) => {
    if (!isObject(inner)) return;
    for (const way of Object.keys(OWN_WAYS) as OwnWay[]) {
      const hash = wayOf(inner, way);
      if (hash) found.add(hash);
    }
    for (const each of Object.values(inner)) look(each);
  };
  look(value);
  return [...found];
}

/** The same without the addons that lead there, in lists and in what a form adds to one. */
function without<T>(value: T, way: OwnWay, hash: string): T {
  if (Array.isArray(value))
    return value
      .filter((row) => wayOf(row, way) !== hash && wayOf(isObject(row) ? row.value : null, way) !== hash)
      .map((row) => without(row, way, hash)) as T;
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, way, hash)])) as T;
}

const FIELDS = ["hash", "label", "content"] as const;
const stored = storedReader<SignatureRecord, "_id" | (typeof FIELDS)[number]>(SignatureModel, FIELDS);

/**
 * A team's signatures that lead to one of its pages or cards, the newest first. Records from before there were such ways lead to none.
 * @param most at most so many
 */
export async function usesOf(
  team: Types.ObjectId,
  hash: string,
  most: number,
): Promise<{ hash: string; name: string }[]> {
  const records = await SignatureModel.find({ team, ways: hash }, FIELDS).sort({ _id: -1 }).limit(most).lean();
  return stored.readAll(records).map(({ hash, label, content }) => ({ hash, name: label || content.general.name }));
}

/**
 * Takes a page or card that nobody sees any more out of the signatures of its team, their forms, and what is said otherwise in
 * those that follow a master. Part of the transaction that hides it. Whoever edits one of them meanwhile is told of the conflict.
 */
async function detach(way: OwnWay, team: Types.ObjectId, hash: string, session: ClientSession): Promise<void> {
  const rows = await SignatureModel.find({ team, ways: hash }).session(session).lean();
  const records = storedSignatures.readAll(rows);
  for (let at = 0; at < records.length; at += AT_ONCE)
    await SignatureModel.bulkWrite(
      records.slice(at, at + AT_ONCE).map((record) => {
        const { _id, revision } = record;
        const { content, forms, own } = without(
          { content: record.content, forms: record.forms, own: record.own },
          way,
          hash,
        );
        const ways = waysIn({ content, forms, own });
        const values = { content, forms, own, ways, pictures: idsIn({ ...content, forms }), changedAt: new Date() };
        return {
          updateOne: {
            filter: { _id, revision: isRevision(revision) },
            update: { $set: values, $inc: { revision: 1 } },
          },
        };
      }),
      { session },
    );
  const hashes = records.map((record) => record.hash);
  for (let at = 0; at < hashes.length; at += FORGOTTEN_AT_ONCE)
    await add(FORGET, { hashes: hashes.slice(at, at + FORGOTTEN_AT_ONCE) }, { session });
  // Whoever follows one of them has let go of it too, and is composed of what it is now.
  for (const { hash: master } of records.filter((record) => record.master === null))
    if (await SignatureModel.exists({ team, follows: master }).session(session)) await follow(team, master, session);
}

/** A page was unpublished or deleted. Part of that transaction. */
export const detachPage = (team: Types.ObjectId, hash: string, session: ClientSession): Promise<void> =>
  detach("page", team, hash, session);

/** A card was deleted. Part of that transaction. */
export const detachCard = (team: Types.ObjectId, hash: string, session: ClientSession): Promise<void> =>
  detach("businessCard", team, hash, session);
