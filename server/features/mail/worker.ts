import type { FastifyBaseLogger } from "fastify";
import mongoose from "mongoose";
import type { Secrets } from "#shared/auth/keys.ts";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import type { MailName, MailProps } from "#shared/mail/schema.ts";
import { hot } from "../../db/cache/seam.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { type Address, mailer, Undeliverable } from "../../ports/smtp/smtp.ts";
import { MailModel, type MailRecord, storedMails } from "./model.ts";
import { sealer } from "./seal.ts";
import { MAIL_TOPIC } from "./service.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than drawing and sending can take: a mail whose sender died is taken up after it. */
export const LEASE_MS = 3 * MINUTE_MS;
/** 30 s, 1, 2, 4 … minutes, then every four hours: a mail server may be away for a day. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * 60 * MINUTE_MS;
export const MAX_TRIES = 16;
/** Until a renderer that was away is asked again. */
const OWN_PAUSE_MS = 2000;
/** A wake-up may get lost; then a mail waits no longer than this. */
const LOOK_MS = 30_000;
const SENT_KEPT_MS = 30 * DAY_MS;
const DEAD_KEPT_MS = 90 * DAY_MS;

type Options = { tokenSecret: Secrets; from: Address; log: FastifyBaseLogger };

/**
 * Sends what waits in the outbox, one mail after the other. Any number of processes may do so at once: a mail is taken by
 * one atomic update. At least once: a process that dies after handing a mail over and before noting it sends it again.
 */
export class MailWorker {
  readonly #options: Options;
  readonly #open: (text: string) => Promise<unknown>;
  #unsubscribe: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWanted = false;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
    this.#open = sealer(options.tokenSecret).open;
  }

  start() {
    this.#unsubscribe = hot().subscribe(MAIL_TOPIC, () => this.#wake());
    this.#wake();
  }

  /** Lets the mail that is under way finish. */
  async stop() {
    this.#isStopping = true;
    this.#unsubscribe?.();
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Sends all that is due, and says how many mails it took up. */
  async run(now?: Date): Promise<number> {
    const at = () => now ?? new Date();
    for (let count = 0; ; count++) {
      const claimed = this.#isStopping ? null : await claim(at());
      if (!claimed) return count;
      const record = storedMails.read(claimed);
      if (record) await this.#send(record, at());
      else await MailModel.updateOne({ _id: claimed._id }, { $set: buried("This mail cannot be read.", at()) });
    }
  }

  #wake() {
    if (this.#isStopping) return;
    this.#isWanted = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  async #work() {
    clearTimeout(this.#timer);
    let pauseMs = LOOK_MS;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.run();
      }
      pauseMs = Math.min(LOOK_MS, await untilNext());
      // A mail that came during that question must not wait until the next look.
      if (this.#isWanted) pauseMs = 0;
    } catch (error) {
      this.#options.log.warn({ err: error, operation: "mail.send" }, "mails wait for the store");
    }
    if (!this.#isStopping) this.#timer = setTimeout(() => this.#wake(), pauseMs);
  }

  async #send(record: MailRecord, now: Date) {
    const { log } = this.#options;
    const fields = { operation: "mail.send", mail: record.name, id: String(record._id), tries: record.tries };
    try {
      if (record.until && record.until < now) throw new Undeliverable("Nobody can use this mail any more.");
      await this.#deliver(record);
    } catch (error) {
      const isDead = await giveBack(record, error, now);
      if (isDead) log.error({ ...fields, err: error }, "a mail was given up");
      else log.warn({ ...fields, err: error }, "a mail waits for its next try");
      return;
    }
    await MailModel.updateOne(
      { _id: record._id },
      { $set: { state: "sent", sealedProps: null, problem: null, removeAt: new Date(now.getTime() + SENT_KEPT_MS) } },
    );
    log.info(fields, "mail sent");
  }

  async #deliver({ _id, name, to, replyTo, sealedProps }: MailRecord) {
    const props = (await this.#propsOf(sealedProps)) as MailProps<MailName>;
    const drawn = await renderer().mail(name, props);
    await mailer().deliver({ id: String(_id), from: this.#options.from, to, replyTo, ...drawn });
  }

  async #propsOf(sealed: string | null): Promise<unknown> {
    try {
      return await this.#open(sealed ?? "");
    } catch (error) {
      throw new Undeliverable(
        "TOKEN_SECRET has changed since this mail was written, and TOKEN_SECRET_PREVIOUS is not the one before.",
        { cause: error },
      );
    }
  }
}

/** Takes the mail that waits longest, for the time of a lease. */
function claim(now: Date) {
  return MailModel.findOneAndUpdate(
    { state: "waiting", dueAt: mongoose.trusted({ $lte: now }) },
    { $set: { dueAt: new Date(now.getTime() + LEASE_MS) }, $inc: { tries: 1 } },
    { sort: { dueAt: 1 }, returnDocument: "after" },
  ).lean<MailRecord>();
}

/** After a failed try: again later, or never. @returns true when it is given up */
async function giveBack({ _id, tries, until }: MailRecord, error: unknown, now: Date): Promise<boolean> {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  // A renderer that starts or is busy is ours and comes back soon: that was no try.
  const isOurs = error instanceof Failure && ERRORS[error.code].status === 503;
  const dueAt = new Date(now.getTime() + (isOurs ? OWN_PAUSE_MS : pauseAfter(tries)));
  const isHopeless = error instanceof Undeliverable || (error instanceof Failure && error.code === "invalid_input");
  const isDead = isHopeless || (!isOurs && tries >= MAX_TRIES) || (until !== null && dueAt > until);
  const again = { $set: { dueAt, problem }, $inc: { tries: isOurs ? -1 : 0 } };
  const never = { $set: buried(problem, now) };
  // When the lease ran out somebody else may have it by now.
  await MailModel.updateOne({ _id, state: "waiting", tries }, isDead ? never : again);
  return isDead;
}

const buried = (problem: string, now: Date) => ({
  state: "dead" as const,
  problem,
  removeAt: new Date(now.getTime() + DEAD_KEPT_MS),
});

/** Milliseconds until the next try. */
export const pauseAfter = (tries: number) => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/** Milliseconds until the next mail is due, whoever sends it. */
async function untilNext(): Promise<number> {
  const next = await MailModel.findOne({ state: "waiting" }, { dueAt: 1 }).sort({ dueAt: 1 }).lean<MailRecord>();
  return next?.dueAt ? Math.max(0, next.dueAt.getTime() - Date.now()) : LOOK_MS;
}
