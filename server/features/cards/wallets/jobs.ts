import mongoose from "mongoose";
import { Failure } from "#shared/errors/catalogue.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { wallets } from "../../../ports/wallet/wallet.ts";
import { readCardNow } from "../shown.ts";
import { ENDED_TAG, googleFaceOf, tagOf } from "./face.ts";
import { storedDevices, WalletDeviceModel, WalletPassModel, type WalletPassRecord } from "./model.ts";
import { endedFace, findPass } from "./passes.ts";
import { TELLING } from "./told.ts";

/** Devices that are told in one run. */
const AT_ONCE = 200;
/** A device that was off for a year learns of the end of a card. */
const ENDED_KEPT_MS = 400 * 86_400_000;
/** Headers tell seconds: a second change within one would look like the first. */
const SECOND_MS = 1_000;

type Shown = Awaited<ReturnType<typeof readCardNow>>;

/** Has the wallets that have a card show it as it is now, or that it has ended. */
export const walletHandler: Handler = handler(TELLING, async ({ hash, after, tag: told }, { signal, note }) => {
  const pass = await findPass(hash);
  if (!pass) return;
  const shown = await readCardNow(hash).catch((error: unknown) => {
    // A team that is behind with paying: what is in wallets stays as it is until it is seen again.
    if (error instanceof Failure && error.code === "page_expired") return "kept" as const;
    throw error;
  });
  if (shown === "kept") return;
  const tag = shown ? tagOf(shown) : ENDED_TAG;
  // Another change came in between: those who were told first have fetched what is old by now.
  if (after !== null && told !== tag) return { next: { hash, after: null, tag: null } };
  if (after === null) {
    await change(pass, tag);
    if (pass.isAtGoogle) await tellGoogle(pass, shown, signal);
  }
  if (pass.toldTag === tag) return;
  const last = await tellDevices(hash, after, signal);
  note({ hash, isEnded: shown === null });
  if (last !== null) return { next: { hash, after: last, tag } };
  await WalletPassModel.updateOne({ hash }, { $set: { toldTag: tag } });
});

/** Writes what the pass shows from now on, and when it has begun to. */
async function change({ hash, tag: before, changedAt }: WalletPassRecord, tag: string): Promise<void> {
  const removeAt = tag === ENDED_TAG ? new Date(Date.now() + ENDED_KEPT_MS) : null;
  if (tag !== before) {
    const at = new Date(Math.max(Date.now(), changedAt.getTime() + SECOND_MS));
    await WalletPassModel.updateOne({ hash, tag: before }, { $set: { tag, changedAt: at, removeAt } });
  }
  // Also of those that came while it was ending.
  if (removeAt) await WalletDeviceModel.updateMany({ hash, removeAt: null }, { $set: { removeAt } });
}

async function tellGoogle({ hash }: WalletPassRecord, shown: Exclude<Shown, "kept">, signal: AbortSignal) {
  const { google } = wallets();
  if (shown) await google?.put(googleFaceOf(shown), signal);
  else await google?.end({ ...endedFace(hash), logoUrl: null, photoUrl: null }, signal);
}

/** @returns the last device of a part, null when there are no more */
async function tellDevices(hash: string, after: string | null, signal: AbortSignal): Promise<string | null> {
  const { apple } = wallets();
  if (!apple?.isUsable()) return null;
  const later = after === null ? {} : { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  const rows = await WalletDeviceModel.find({ hash, ...later })
    .sort({ _id: 1 })
    .limit(AT_ONCE)
    .lean();
  const devices = storedDevices.readAll(rows);
  const gone = await apple.tell(
    devices.map(({ pushToken }) => pushToken),
    signal,
  );
  if (gone.length > 0) await WalletDeviceModel.deleteMany({ hash, pushToken: mongoose.trusted({ $in: gone }) });
  return rows.length === AT_ONCE ? String(rows.at(-1)?._id) : null;
}
