import { setTimeout as sleep } from "node:timers/promises";

/** Waits for what is bound to happen, with a ceiling that only a hang reaches. */
export async function until(happened: () => boolean | Promise<boolean>, ceilingMs = 20_000): Promise<boolean> {
  const end = Date.now() + ceilingMs;
  while (!(await happened())) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}
