import { fairQueue } from "#shared/lib/fairQueue.ts";

/**
 * What reads or writes hundreds of people in one call is done one after the other for each account: between two of them others get their
 * turn, however many somebody sends at once.
 */
export const inTurn = fairQueue({ running: 4, runningEach: 1, waiting: 400, waitingEach: 100, patienceMs: 20_000 });
