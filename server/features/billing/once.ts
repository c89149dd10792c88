/** Calls that cost money are done once for an Idempotency-Key: sent again, whatever became of the first answer, they are answered with it. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { KEY_HOURS } from "#shared/billing/constants.ts";
import { ERRORS, type ErrorCode, Failure, fail } from "#shared/errors/catalogue.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { storedReader } from "../../db/stored.ts";

const HOUR_MS = 3_600_000;
/** A call has ended by then, one way or the other: the key of a process that has died is free again. */
const LEASE_MS = 60_000;
/** One that is still being worked on is waited for so long, looking so often. */
const WAIT_MS = 8_000;
const LOOK_MS = 150;

const Key = z.string().check(z.regex(/^[\x21-\x7e]{8,255}$/));

/** A call that is done, or is being done. `holder`: the run that does it; `answer` null: it is not done yet */
type KeyRecord = {
  _id: Types.ObjectId;
  account: Types.ObjectId;
  operation: string;
  key: string;
  /** of what was sent with it */
  hash: string;
  holder: string;
  leaseEndsAt: Date;
  /** JSON of what was answered, or the code that refused it for good */
  answer: string | null;
  code: string | null;
  expiresAt: Date;
};

const fields = {
  account: { type: Schema.Types.ObjectId, required: true },
  operation: { type: String, required: true },
  key: { type: String, required: true },
  hash: { type: String, required: true },
  holder: { type: String, required: true },
  leaseEndsAt: { type: Date, required: true },
  answer: { type: String, default: null },
  code: { type: String, default: null },
  expiresAt: { type: Date, required: true },
} satisfies Record<Exclude<keyof KeyRecord, "_id">, object>;

const schema = new Schema<KeyRecord>(fields);
schema.index({ account: 1, operation: 1, key: 1 }, { unique: true }); // once
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // nobody sends it again after that

export const KeyModel = mongoose.model<KeyRecord>("IdempotencyKey", schema);
const storedKeys = storedReader<KeyRecord>(KeyModel);

declare module "fastify" {
  interface FastifyInstance {
    /** For calls with `isOnce`: does the work, or answers what it has answered before. */
    doOnce<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  }
}

/** Before the routes. */
export function knowOnce(app: FastifyInstance) {
  app.decorate("doOnce", async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { success, data: key } = z.safeParse(Key, request.headers["idempotency-key"]);
    if (!success) return fail("key_missing");
    const operation = request.routeOptions.config.operation ?? "";
    const sent = JSON.stringify([request.params, request.body ?? null]);
    const hash = createHash("sha256").update(sent).digest("base64url");
    return once({ account: request.getViewer().user._id, operation, key, hash }, work);
  });
}

type Call = Pick<KeyRecord, "account" | "operation" | "key" | "hash">;

/**
 * Does the work of a call once. A refusal that trying again does not change is an answer as well.
 * @throws key_reused (it stands for something else), payment_open (it is still being worked on), and what `work` throws
 */
export async function once<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const holder = randomUUID();
    const known = await take(call, holder);
    if (!known) return run(call, holder, work);
    if (known.hash !== call.hash) return fail("key_reused");
    if (known.code !== null) return fail(known.code as ErrorCode);
    if (known.answer !== null) return JSON.parse(known.answer) as T;
    if (Date.now() > until) return fail("payment_open");
    await setTimeout(LOOK_MS);
  }
}

const filterOf = ({ account, operation, key }: Call) => ({ account, operation, key });

/** @returns null where this run has it now, otherwise what there is */
async function take(call: Call, holder: string): Promise<KeyRecord | null> {
  const now = new Date();
  const lease = { holder, leaseEndsAt: new Date(now.getTime() + LEASE_MS) };
  const values = { ...call, ...lease, expiresAt: new Date(now.getTime() + KEY_HOURS * HOUR_MS) };
  const made = await unlessDuplicate(KeyModel.create(values));
  if (made) return null;
  const known = storedKeys.read(await KeyModel.findOne(filterOf(call)).lean());
  // It was given back a moment ago, or has expired: the next try makes it anew.
  if (!known) return { ...values, _id: new mongoose.Types.ObjectId(), answer: null, code: null };
  if (known.answer !== null || known.code !== null || known.leaseEndsAt > now || known.hash !== call.hash) return known;
  const { modifiedCount } = await KeyModel.updateOne(
    { _id: known._id, holder: known.holder, answer: null },
    { $set: lease },
  );
  return modifiedCount === 1 ? null : known;
}

async function run<T>(call: Call, holder: string, work: () => Promise<T>): Promise<T> {
  const mine = { ...filterOf(call), holder };
  try {
    const result = await work();
    await KeyModel.updateOne(mine, { $set: { answer: JSON.stringify(result) } });
    return result;
  } catch (error) {
    if (error instanceof Failure && isFinal(error.code)) await KeyModel.updateOne(mine, { $set: { code: error.code } });
    else await KeyModel.deleteOne(mine);
    throw error;
  }
}

/** Whoever sends the same again is refused again. What is away, busy or on its way is not. */
const isFinal = (code: ErrorCode) =>
  ERRORS[code].status < 500 && code !== "too_many_requests" && code !== "payment_open" && code !== "reauth_required";
