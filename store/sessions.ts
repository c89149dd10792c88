import type { Binary } from "bson";
import { type Doc, decode, encodeTrusted } from "./documents.ts";
import { StoreError, TRANSIENT } from "./errors.ts";
import type { Storage } from "./storage.ts";
import type { Transaction, Writer } from "./writer.ts";

/** MongoDB forgets a session half an hour after its last use; so do we, together with its last answer. */
export const SESSION_LIFETIME_MS = 30 * 60_000;

export interface Session {
  id: Uint8Array;
  usedAt: number;
  /** The transaction that was last begun here, open or over. */
  transaction: { number: number; handle: Transaction } | null;
}

/** What clients know each other by across commands: their transaction, and the last answer to a write. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** The session a command names. @throws 2 for an id that is none */
  of(lsid: unknown): Session | null {
    if (lsid === undefined) return null;
    const id = (lsid as { id?: Binary } | null)?.id;
    if (id?._bsontype !== "Binary") throw new StoreError(2, "lsid must hold a UUID");
    const key = id.toString("hex");
    let session = this.#sessions.get(key);
    if (!session) {
      session = { id: id.buffer.slice(0, id.position), usedAt: 0, transaction: null };
      this.#sessions.set(key, session);
    }
    session.usedAt = Date.now();
    return session;
  }

  end(session: Session) {
    session.transaction?.handle.abort();
    for (const [key, other] of this.#sessions) if (other === session) this.#sessions.delete(key);
  }

  endIdle(now = Date.now()) {
    for (const session of this.#sessions.values()) if (now - session.usedAt > SESSION_LIFETIME_MS) this.end(session);
  }

  get count() {
    return this.#sessions.size;
  }
}

/** Begins the transaction a command asks for, or finds the one it belongs to. @throws 251, 225, 112 */
export async function enterTransaction(writer: Writer, session: Session, body: Doc): Promise<Transaction> {
  const number = transactionNumber(body);
  const current = session.transaction;
  if (current && number < current.number) throw tooOld(number);
  if (body.startTransaction === true) {
    if (current?.number === number) throw new StoreError(251, `Transaction ${number} has been started already`);
    current?.handle.abort();
    session.transaction = { number, handle: await writer.begin() };
    return session.transaction.handle;
  }
  if (current?.number !== number || !current.handle.open) throw noTransaction(number);
  return current.handle;
}

export const noTransaction = (number: number) =>
  new StoreError(251, `Transaction ${number} has been aborted or was never started`, { labels: [TRANSIENT] });

const tooOld = (number: number) => new StoreError(225, `Transaction ${number} is older than the session's latest`);

export function transactionNumber({ txnNumber }: Doc): number {
  if (typeof txnNumber !== "number") throw new StoreError(72, "txnNumber must be a number");
  return txnNumber;
}

/**
 * Runs a write that may arrive twice. Its answer is kept in the same commit as what it wrote, so that the second time
 * it is the answer that is given, also after a crash.
 */
export function answerOnce(io: Storage, session: Session, number: number, run: () => Doc): Doc {
  const known = io.getSession(session.id);
  if (known && known[0] === number) return decode(known[1]);
  if (known && known[0] > number) throw tooOld(number);
  const reply = run();
  io.putSession(session.id, number, encodeTrusted(reply), Date.now());
  return reply;
}
