/** How long drawing may hold up the page between two frames. */
const SLICE_MS = 6;

const waiting = new Set<() => void>();
let isScheduled = false;

/**
 * Time slicing: work that nobody waits for is done a little after each frame, so that what people type and press comes
 * first. Jobs are done once, in the order in which they came.
 * @returns what takes the job back before its turn
 */
export function inTurn(job: () => void): () => void {
  waiting.add(job);
  schedule();
  return () => void waiting.delete(job);
}

function schedule() {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // After the frame, not in it: input that has come meanwhile goes first.
  requestAnimationFrame(() => setTimeout(work));
}

function work() {
  isScheduled = false;
  const end = performance.now() + SLICE_MS;
  try {
    for (const job of waiting) {
      waiting.delete(job);
      job();
      if (performance.now() >= end) break;
    }
  } finally {
    schedule();
  }
}
