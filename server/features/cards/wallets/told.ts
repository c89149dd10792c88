/** What wallets are told of a card that was changed or has ended. */
import type { ClientSession, Types } from "mongoose";
import * as z from "zod/mini";
import { Hash } from "#shared/signatures/hash.ts";
import type { Erased } from "../../../db/erasing.ts";
import { oneOf } from "../../../db/erasing.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";
import { WalletPassModel } from "./model.ts";

/** `after`: the last device that was told; null: none yet. */
export const TELLING = kind({
  name: "cards.wallets",
  data: z.object({ hash: Hash, after: z._default(z.nullable(z.string()), null) }),
  keptMs: 0,
});

/** Has wallets follow a card, where one may have it: with what is written of it, or not at all. */
export async function tellWallets(hash: string, session: ClientSession | null = null): Promise<void> {
  if (!(await WalletPassModel.exists({ hash }).session(session))) return;
  await add(TELLING, { hash, after: null }, session ? { session } : {});
}

/** Notes that a card may be at Google, and has it shown there whole. */
export async function noteGoogle(hash: string): Promise<void> {
  await WalletPassModel.updateOne({ hash }, { $set: { isAtGoogle: true } });
  await add(TELLING, { hash, after: null });
}

/** Before the cards of teams are erased: their passes end as soon as they are. Nothing of a person stands in what stays. */
export async function endPassesOf(teams: Erased["teams"], signal: AbortSignal): Promise<void> {
  const passes = WalletPassModel.find({ team: oneOf(teams), removeAt: null }, { hash: 1 })
    .lean<{ hash: string; _id: Types.ObjectId }[]>()
    .cursor();
  for await (const { hash } of passes) {
    signal.throwIfAborted();
    await add(TELLING, { hash, after: null }, { at: new Date(Date.now() + ERASURE_MS) });
  }
}

/** By then an erasure is through with the cards of a team. One that is not asks again, and each adds its own. */
const ERASURE_MS = 10_000;
