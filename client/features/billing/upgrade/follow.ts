import { ApiError, OFFLINE } from "#client/lib/problem.ts";
import type { Order } from "#shared/billing/schema.ts";

const FIRST_WAIT_MS = 1_000;
const GROWTH = 1.5;
const MAX_WAIT_MS = 15_000;
/** Some four minutes in all: what is not known by then, a mail tells. */
export const MAX_LOOKS = 24;

/** Nothing more becomes of it. */
export const isSettled = ({ status }: Pick<Order, "status">): boolean => status !== "open" && status !== "pending";

/** How long to wait before the so-manieth look, from 1: ever longer (back-off). */
export const waitBefore = (look: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * GROWTH ** (look - 1));

type Ways = {
  read(): Promise<Order>;
  show(order: Order): void;
  /** nobody answers just now; null: somebody does again */
  trouble(error: ApiError | null): void;
  pause(ms: number): Promise<void>;
  signal: AbortSignal;
};

/**
 * Looks what becomes of an order until it is known, also over a network that comes and goes.
 * @returns whether it is known; false at the end of patience, or when nobody asks any more
 * @throws ApiError where the server has an answer, and it is a refusal
 */
export async function follow({ read, show, trouble, pause, signal }: Ways): Promise<boolean> {
  for (let look = 1; look <= MAX_LOOKS && !signal.aborted; look += 1) {
    try {
      const order = await read();
      if (signal.aborted) return false;
      trouble(null);
      show(order);
      if (isSettled(order)) return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (!(error instanceof ApiError) || (error.code !== OFFLINE && error.status < 500 && error.status !== 429))
        throw error;
      trouble(error);
    }
    await pause(waitBefore(look));
  }
  return false;
}
