import { AsyncLocalStorage } from "node:async_hooks";
import mongoose from "mongoose";
import { Failure } from "#shared/errors/catalogue.ts";
import { type Bulkhead, bulkhead, type Ticket } from "./bulkhead.ts";

/**
 * So long may all store work of one request take together, or one operation of a job; then it is answered 503. The
 * promise is 2.5 s, the rest is for the answer.
 */
export const STORE_MS = 2400;
/** What is kept to: tests of other promises, on machines that others use as well, are more patient. Read when we connect, too. */
export const patience = { storeMs: STORE_MS };
/** Connections of the pool: those of operations and transactions, and some that a driver's hang may cost. */
export const POOL_SIZE = 24;
/**
 * The embedded store has one writer: while a transaction holds it every other write waits, each with its connection. So
 * transactions have connections that no operation can take, or the next command of the transaction waited for ever.
 */
const OPERATIONS_AT_ONCE = 12;
const TRANSACTIONS_AT_ONCE = 4;
/** Whether the store answers is no question of how much there is to do. */
const PROBES_AT_ONCE = 2;
/** More than can be served before the deadline. */
const MAX_WAITING = 2000;
/** After the deadline a connection ends by its own timeouts: an attempt, and the driver's one retry. */
const leaseMs = () => 2 * patience.storeMs;

const bounds = { waiting: MAX_WAITING, leaseMs };
const operations = bulkhead({ places: OPERATIONS_AT_ONCE, ...bounds });
const transactions = bulkhead({ places: TRANSACTIONS_AT_ONCE, ...bounds });
const probes = bulkhead({ places: PROBES_AT_ONCE, ...bounds });

/** Operations that wait for a place. */
export const storeWaiting = () => operations.waiting() + transactions.waiting();

/**
 * A stopwatch over a request's store work: it runs while at least one operation does, so that drawing, mails and uploads,
 * which have deadlines of their own, do not count.
 */
class Budget {
  static #count = 0;
  readonly order: number;
  isOpen = true;
  #spentMs = 0;
  #running = 0;
  #since = 0;

  /** @param order place in the line; a later one than all before where it is left out */
  constructor(order = Budget.#count++) {
    this.order = order;
  }

  get leftMs() {
    const runningMs = this.#running > 0 ? performance.now() - this.#since : 0;
    return patience.storeMs - this.#spentMs - runningMs;
  }

  start() {
    if (this.#running++ === 0) this.#since = performance.now();
  }

  stop() {
    if (--this.#running === 0) this.#spentMs += performance.now() - this.#since;
  }
}

/** Where code runs: below a request, and inside an operation that has its place and deadline already. */
type Scope = { budget: Budget | null; inside: Ticket | null };

const scopes = new AsyncLocalStorage<Scope>();

/**
 * One deadline over all store work below `run`. What it starts and leaves running after `end` (a wake-up of a worker, a
 * timer) is on its own again. Inside another request, as pages call the API, the outer one's deadline stays.
 * @returns the way to end it
 */
export function withStoreDeadline(run: () => void): () => void {
  if (scopes.getStore()?.budget?.isOpen) {
    run();
    return () => {};
  }
  const budget = new Budget();
  scopes.run({ budget, inside: null }, run);
  return () => {
    budget.isOpen = false;
  };
}

/**
 * Work that several requests share: it has a deadline of its own, so that the first of them does not end it for the
 * others, and the place in the line of the one who began it.
 */
export function sharedWork<T>(run: () => T): T {
  const order = scopes.getStore()?.budget?.order;
  return scopes.run({ budget: new Budget(order), inside: null }, run);
}

/** Work that a request has only set going: each of its operations has a deadline of its own, and none of the request's time. */
export const ownWork = <T>(run: () => T): T => scopes.run({ budget: null, inside: null }, run);

/** One operation of the store, within the deadline. @throws unavailable when it is over; the outcome is unknown then */
export const storeOperation = <T>(operation: () => Promise<T>): Promise<T> => inTime(operations, operation);

/** The same for all commands of a transaction together. */
export const storeTransaction = <T>(operation: () => Promise<T>): Promise<T> => inTime(transactions, operation);

/** The same for a question whether it is there. */
export const storeProbe = <T>(operation: () => Promise<T>): Promise<T> => inTime(probes, operation);

/** The same for a wait of one request for another's store work: it takes no place. */
export const storeWait = <T>(other: () => Promise<T>): Promise<T> => inTime(null, other);

async function inTime<T>(places: Bulkhead | null, operation: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore();
  if (scope?.inside) {
    // A transaction that nobody waits for must come to its end, not go on.
    if (scope.inside.isOver) throw late();
    return operation();
  }
  const budget = scope?.budget?.isOpen ? scope.budget : new Budget();
  const { leftMs } = budget;
  if (leftMs <= 0) throw late();

  const ticket: Ticket = { order: budget.order, isOver: false, onOver: () => {} };
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    ticket.isOver = true;
    ticket.onOver();
    reject(late());
  }, leftMs);
  budget.start();
  try {
    const inside = () => scopes.run({ budget, inside: ticket }, operation);
    return await Promise.race([places ? places.enter(ticket, inside) : inside(), deadline]);
  } finally {
    clearTimeout(timer);
    budget.stop();
  }
}

const late = () =>
  new Failure("unavailable", { cause: new Error(`The store did not answer within ${patience.storeMs} milliseconds.`) });

/** Whether this runs inside an operation or a transaction, with the place and the deadline of that. */
export const isInside = () => (scopes.getStore()?.inside ?? null) !== null;

/** True while nobody has given up the transaction that this runs in. */
export const isAwaited = () => scopes.getStore()?.inside?.isOver !== true;

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/**
 * Every way in which a model reaches the store, each in one place: no caller can forget the deadline. Cursors, which
 * jobs alone use, are bounded by the connection's timeouts, a batch at a time.
 */
function bindMongoose() {
  const bind = (owner: object, names: string[]) => {
    const methods = owner as Methods;
    for (const name of names) {
      const method = methods[name] as (...args: unknown[]) => Promise<unknown>;
      methods[name] = function (this: unknown, ...args: unknown[]) {
        return storeOperation(() => method.apply(this, args));
      };
    }
  };
  bind(mongoose.Query.prototype, ["exec"]);
  bind(mongoose.Aggregate.prototype, ["exec"]);
  bind(mongoose.Model.prototype, ["save", "$save"]);
  bind(mongoose.Model, ["insertMany", "bulkWrite", "bulkSave"]);
}
bindMongoose();
