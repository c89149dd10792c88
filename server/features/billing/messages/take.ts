/** What providers tell us. A message is a hint to ask: what it says is not believed, and the order in which they come is no matter. */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { PROVIDERS, type ProviderName } from "#shared/billing/providers.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { add, wake } from "../../../jobs/queue.ts";
import { type Message, MessageRefused, payments } from "../../../ports/payments/payments.ts";
import { ask } from "./ask.ts";
import { ProviderMessageModel } from "./model.ts";

const Data = z.object({
  provider: z.enum(PROVIDERS),
  payment: z.nullable(z.string()),
  order: z.nullable(z.string()),
});

const MESSAGE = kind({ name: "billing.message", data: Data, keptMs: 0, deadlineMs: 60_000 });

type Headers = Record<string, string | string[] | undefined>;

/**
 * Takes what was sent to the webhook of a provider, and answers before anything is done about it.
 * @throws not_found (another provider takes the money here), message_refused
 */
export async function take(provider: ProviderName, body: Buffer, headers: Headers, now: Date): Promise<void> {
  if (provider !== payments().name) fail("not_found");
  const message = await payments()
    .read(body, headers, now)
    .catch((error: unknown) => {
      if (error instanceof MessageRefused) return fail("message_refused", { cause: error });
      throw error;
    });
  await note(message, now);
}

/** Notes a message, once, with a job that asks what has happened. @returns whether it is a new one */
export async function note({ id, kind: said, at, payment, order }: Message, now: Date): Promise<boolean> {
  // Of something else that is sold by the same account there.
  if (payment === null && order === null) return false;
  const provider = payments().name;
  const isNew = await transaction(async (session) => {
    const values = { kind: said, at, receivedAt: now };
    const filter = { provider, message: id };
    const written = await ProviderMessageModel.updateOne(filter, { $setOnInsert: values }, { upsert: true, session });
    if (written.upsertedCount === 0) return false;
    await add(MESSAGE, { provider, payment, order }, { session });
    return true;
  });
  if (isNew) await wake(MESSAGE);
  return isNew;
}

/** Those of several that were not taken yet. */
export async function unknownOf(messages: readonly Message[]): Promise<Message[]> {
  const provider = payments().name;
  const these = mongoose.trusted({ $in: messages.map(({ id }) => id) });
  const rows = await ProviderMessageModel.find({ provider, message: these }, { message: 1 }).lean();
  const known = new Set(rows.map(({ message }) => message));
  return messages.filter(({ id }) => !known.has(id));
}

export const messageHandler: Handler = handler(MESSAGE, async ({ provider, ...about }, { note }) => {
  // Of before another one was chosen: there is nobody to ask.
  if (provider !== payments().name) return;
  note({ settled: await ask(about, new Date()) });
});
