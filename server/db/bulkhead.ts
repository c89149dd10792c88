import { Failure } from "#shared/errors/catalogue.ts";

/** An operation on its way through a bulkhead. */
export type Ticket = {
  /** number of the request it belongs to; lower ones came earlier */
  order: number;
  /** true once its caller was told that it takes too long */
  isOver: boolean;
  /** called at that moment */
  onOver: () => void;
};

/**
 * A bulkhead: so many operations run at once, the others wait, up to a bound. The oldest request goes first, whatever
 * step it has come to: taken step by step, a crowd would come to its end together, and nobody before the deadline. An
 * operation whose caller has given up while it waited never runs; one that was given up while it ran keeps its place
 * until it settles, as its connection is taken, but no longer than `leaseMs`: one that never settles must not cost a
 * place for ever.
 */
export function bulkhead({ places, waiting, leaseMs }: { places: number; waiting: number; leaseMs(): number }) {
  let free = places;
  /** by order */
  const line: { ticket: Ticket; next: () => void }[] = [];

  function wait(ticket: Ticket): Promise<void> {
    return new Promise((next) => {
      const entry = { ticket, next };
      // Most come last.
      const before = line.findLastIndex((other) => other.ticket.order <= ticket.order);
      line.splice(before + 1, 0, entry);
      ticket.onOver = () => void line.splice(line.indexOf(entry), 1);
    });
  }

  function leave() {
    const first = line.shift();
    // The place is handed over, not given back, so that nobody can slip in between.
    if (!first) free++;
    else {
      first.ticket.onOver = () => {};
      first.next();
    }
  }

  /** @throws unavailable when too many wait already */
  async function enter<T>(ticket: Ticket, operation: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else {
      if (line.length >= waiting)
        throw new Failure("unavailable", { cause: new Error("Too many wait for the store.") });
      await wait(ticket);
      if (ticket.isOver) {
        leave();
        throw new Failure("unavailable");
      }
    }
    let hasLeft = false;
    const leaveOnce = () => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
    ticket.onOver = () => void setTimeout(leaveOnce, leaseMs()).unref();
    try {
      return await operation();
    } finally {
      leaveOnce();
    }
  }

  return { enter, waiting: () => line.length };
}

export type Bulkhead = ReturnType<typeof bulkhead>;
