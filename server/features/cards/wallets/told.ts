/** What wallets are told of a card that was changed or has ended. */
import type { ClientSession, Types } from "mongoose";
import * as z from "zod/mini";
import { Hash } from "#shared/signatures/hash.ts";
import type { Erased } from "../../../db/erasing.ts";
import { oneOf } from "../../../db/erasing.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";
import { CardModel } from "../model.ts";
import { WalletPassModel } from "./model.ts";

/** `after`: the last device that was told, and of which `tag`; null: none yet. */
export const TELLING = kind({
  name: "cards.wallets",
  data: z.object({
    hash: Hash,
    after: z._default(z.nullable(z.string()), null),
    tag: z._default(z.nullable(z.string()), null),
  }),
  keptMs: 0,
});

/** Has wallets follow a card, where one may have it: with what is written of it, or not at all. */
export async function tellWallets(hash: string, session: ClientSession | null = null): Promise<void> {
  if (!(await WalletPassModel.exists({ hash }).session(session))) return;
  await add(TELLING, { hash, after: null, tag: null }, session ? { session } : {});
}

/** The same for all cards of a team whose code leads to a page. */
export async function tellWalletsOfPage(team: Types.ObjectId, page: string, session: ClientSession): Promise<void> {
  const linked = { team, "content.qrType": "page" as const, "content.linkedPage": page };
  const cards = await CardModel.find(linked, { hash: 1 }).session(session).lean();
  for (const { hash } of cards) await tellWallets(hash, session);
}

/** Notes that a card may be at Google, and has it shown there whole. */
export async function noteGoogle(hash: string): Promise<void> {
  await WalletPassModel.updateOne({ hash }, { $set: { isAtGoogle: true } });
  await add(TELLING, { hash, after: null, tag: null });
}

/**
 * After the cards of teams were erased: their passes end. What stays says nothing of a person, nor whose it was.
 * @throws whatever the signal was aborted with
 */
export async function endPassesOf(
  { teams, alias }: Pick<Erased, "teams" | "alias">,
  signal: AbortSignal,
): Promise<void> {
  const passes = WalletPassModel.find({ team: oneOf(teams) }, { hash: 1 })
    .lean<{ hash: string; _id: Types.ObjectId }[]>()
    .cursor();
  for await (const { _id, hash } of passes) {
    signal.throwIfAborted();
    await add(TELLING, { hash, after: null, tag: null });
    await WalletPassModel.updateOne({ _id }, { $set: { team: alias } }, { timestamps: false });
  }
}
