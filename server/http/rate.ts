import { Failure } from "#shared/errors/catalogue.ts";

/** At least so many bytes in each window, and all of them within the total. */
export type Rate = { bytes: number; windowMs: number; totalMs: number };

/**
 * A minimum data rate: the defence against bodies that drip in to hold a place (slow POST). `tooSlow` is rejected with
 * upload_too_slow when a window passes with less than its bytes, or the total time is over.
 */
export function atLeast({ bytes, windowMs, totalMs }: Rate) {
  let inWindow = 0;
  let refuse: (reason: Failure) => void;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // It may be rejected when nobody listens any more.
  tooSlow.catch(() => {});
  const end = () => refuse(new Failure("upload_too_slow"));
  const judge = () => {
    if (inWindow < bytes) end();
    inWindow = 0;
  };
  // After the bytes that wait in the socket: it was not the sender's fault when this process had no time for them.
  const window = setInterval(() => setImmediate(judge), windowMs);
  const total = setTimeout(end, totalMs);
  return {
    count: (length: number) => {
      inWindow += length;
    },
    tooSlow,
    stop() {
      clearInterval(window);
      clearTimeout(total);
    },
  };
}
