/** People who read at a steady pace while something else is done. */
import { setTimeout as sleep } from "node:timers/promises";

const READ_EVERY_MS = 20;

export type Account = { base: string; token: string };

/** One call of the API. @throws Error when it is refused */
export async function ask<T>({ base, token }: Account, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Previews, lists and progress, at a steady pace, for as long as something lasts. @returns milliseconds of each */
export async function reads(account: Account, hashes: readonly string[], while_: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void while_.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const paths = (at: number) => [
    `/signatures/${hashes[at % hashes.length]}/preview`,
    "/_/app/user/signatures/1",
    "/_/app/user",
    `/_/signatures/${hashes[(at * 7) % hashes.length]}`,
  ];
  const since = performance.now();
  for (let at = 0; !isOver; at += 1) {
    await sleep(Math.max(0, since + at * READ_EVERY_MS - performance.now()));
    const all = paths(at);
    const path = all[at % all.length] as string;
    const begun = performance.now();
    running.push(ask(account, "GET", path).then(() => void times.push(performance.now() - begun)));
  }
  await Promise.all(running);
  return times;
}

export const at99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
export const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
export const tenth = (value: number) => Math.round(value * 10) / 10;
