/**
 * What becomes of the signature of somebody who has left (decision 048): another one takes its place in mails that were sent. The pair
 * stands at the leaver's signature; its links follow by a job that may run at any time, and as often as it likes.
 */
import type { ClientSession, Types } from "mongoose";
import * as z from "zod/mini";
import { formsOf } from "#renderer/signature/forms.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import { settings } from "../../../settings.ts";
import * as links from "../../links/service.ts";
import { SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { type Successor, wayOf } from "./forward.ts";

/** Has a signature's links lead where its successor says, or to their targets again. */
const SUCCESSION = kind({ name: "signatures.succession", data: z.object({ hash: Hash }), keptMs: 0 });

/** The signature that is assigned to a member, by the address of their row. */
const assignedTo = async (team: Types.ObjectId, assignee: string, session: ClientSession) =>
  storedSignatures.read(await SignatureModel.findOne({ team, assignee }).session(session).lean());

/**
 * Has the signature of a member take the place of a leaver's, and of those whose place that one has taken. Part of the transaction that
 * ends the membership, while the signature is still the leaver's; who had none is followed by nothing.
 * @throws invalid_input: the successor has no signature
 */
export async function succeed(
  team: Types.ObjectId,
  leaver: string,
  successor: string,
  session: ClientSession,
): Promise<void> {
  const left = await assignedTo(team, leaver, session);
  if (!left) return;
  const next = await assignedTo(team, successor, session);
  if (!next) return refuse("successor", msg("They have no signature yet. Assign one to them first."));
  await SignatureModel.updateOne({ _id: left._id }, { successor: next.hash }, { session, timestamps: false });
  await jobs.add(SUCCESSION, { hash: left.hash }, { session });
  await moveSuccessors(team, left.hash, next.hash, session);
}

/** Has the links of a signature that was given to somebody lead to its own targets. Part of the transaction that gives it. */
export const speakForItself = (hash: string, session: ClientSession) => jobs.add(SUCCESSION, { hash }, { session });

/** What led to a signature that is deleted leads to its own targets again. Part of the transaction that deletes it. */
export const endSuccessions = (team: Types.ObjectId, hash: string, session: ClientSession) =>
  moveSuccessors(team, hash, null, session);

async function moveSuccessors(team: Types.ObjectId, from: string, to: string | null, session: ClientSession) {
  const followers = await SignatureModel.find({ team, successor: from }, { hash: 1 }).session(session).lean();
  for (const { _id, hash } of followers) {
    await SignatureModel.updateOne({ _id }, { successor: to }, { session, timestamps: false });
    await jobs.add(SUCCESSION, { hash }, { session });
  }
}

export const successionHandler: Handler = handler(SUCCESSION, async ({ hash }) => {
  // Another process may have written an older answer over a newer one: whoever is last looks once more.
  for (let done: string | null | undefined; ; ) {
    const left = await byHash(hash);
    // Deleted: the links of mails that were sent stay as they are.
    if (!left || left.successor === done) return;
    done = left.successor;
    await settle(left, done === null ? null : await byHash(done));
  }
});

const byHash = async (hash: string): Promise<SignatureRecord | null> =>
  storedSignatures.read(await SignatureModel.findOne({ hash }).lean());

async function settle(left: SignatureRecord, next: SignatureRecord | null): Promise<void> {
  if (!next) return links.forwardLinks(left.hash, () => null);
  const successor = successorOf(next);
  const personal = new Set(personalIn(left));
  await links.forwardLinks(left.hash, (url) => {
    const way = wayOf(url, successor, personal);
    return way === "keep" ? null : { signature: next.hash, url: way === "preview" ? null : way.url };
  });
}

function successorOf({ hash, content, forms, assignee }: SignatureRecord): Successor {
  const events = eventsUrl(settings().PUBLIC_URL, hash);
  const urls = [content, ...formsOf(content, forms)].flatMap((one) => webLinks(one, events));
  return { urls: [...new Set(urls)], host: assignee?.split("@")[1] ?? null };
}

/** Where their portrait leads, as links have it: the addresses of websites are read, and no short link stands behind them. */
function personalIn({ content, forms }: Pick<SignatureRecord, "content" | "forms">): string[] {
  return [content, ...formsOf(content, forms)].flatMap(({ media }) => {
    const url = safeUrl(media.photoUrl);
    return url !== null && isWebUrl(url) ? [url] : [];
  });
}
