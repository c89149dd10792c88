import type { Challenge, Solved } from "#shared/botCheck/schema.ts";
import { workBeside } from "../workBeside.ts";
import { unproved } from "./unproved.ts";

/** A hundred times what it takes: then it is not the work. */
const DEADLINE = { deadlineMs: 20_000, late: () => unproved() };

/** Solves a challenge beside the page. @returns the header's value @throws ApiError */
export async function solve(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const solution = await workBeside<Solved["solution"]>(worker, challenge, DEADLINE);
  return btoa(JSON.stringify({ challenge, solution } satisfies Solved));
}
