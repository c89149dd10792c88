import { join } from "node:path";
import { runApart } from "#program/apart.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Guess } from "#shared/imports/guess.ts";
import { fairQueue } from "#shared/lib/fairQueue.ts";
import type { FoundPage } from "./pageMain.ts";

const MAIN = join(import.meta.dirname, "pageMain.ts");
/**
 * Two megabytes of anything take less than one second, and a process a fifth of one to start; it runs behind all others, and of
 * a machine with ten things to do for each processor it gets as much in six.
 */
const DEADLINE_MS = 6000;
/** Twice what the worst of pages takes. */
const HEAP_MB = 128;

/** Whoever gets here has got through the queue of sites, so that few wait. */
const inTurn = fairQueue({ running: 2, waiting: 8 });

/**
 * What a page says, read in a process of its own: whoever serves others does not stand still for two megabytes of a stranger's
 * HTML, and whatever it does to its reader, it does to nobody else.
 * @throws site_unreachable for one that cannot be read, busy
 */
export const readPage = (page: FoundPage): Promise<Guess[]> =>
  inTurn(() =>
    runApart<Guess[]>(MAIN, page, { deadlineMs: DEADLINE_MS, heapMb: HEAP_MB }).catch((cause: unknown) => {
      throw new Failure("site_unreachable", { cause });
    }),
  );
