import type { Challenge, Solved } from "#shared/botCheck/schema.ts";
import { offline } from "../problem.ts";
import { unproved } from "./unproved.ts";

/** A hundred times what it takes: then it is not the work. */
const DEADLINE_MS = 20_000;

/** Solves a challenge beside the page, which stays quick meanwhile. @returns the header's value @throws ApiError */
export function solve(challenge: Challenge): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const end = () => {
      clearTimeout(deadline);
      worker.terminate();
    };
    const deadline = setTimeout(() => {
      end();
      reject(unproved());
    }, DEADLINE_MS);
    worker.onmessage = ({ data: solution }: MessageEvent<Solved["solution"]>) => {
      end();
      resolve(btoa(JSON.stringify({ challenge, solution } satisfies Solved)));
    };
    // Its script did not arrive.
    worker.onerror = () => {
      end();
      reject(offline());
    };
    worker.postMessage(challenge);
  });
}
