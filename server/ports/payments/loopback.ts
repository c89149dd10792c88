import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { request } from "undici";
import type { Delivery, Letter } from "./delivery.ts";

/** Of one try. */
const TIMEOUT_MS = 10_000;
/** Before each try; after the last one it is lost, and the job asks. */
const PAUSES_MS = [0, 1000, 5000, 30_000];
/** Letters on their way at once: more are lost at once, and asked for. */
const MAX_WAITING = 1000;

type Options = {
  /** where this server listens; null: it does not yet, or any more */
  address(): AddressInfo | string | null;
  log: Pick<FastifyBaseLogger, "warn">;
  pausesMs?: readonly number[];
  timeoutMs?: number;
};

/** Delivers to this server itself, whatever name and address it is reached by from outside. */
export function loopbackDelivery({ address, log, pausesMs = PAUSES_MS, timeoutMs = TIMEOUT_MS }: Options): Delivery {
  const ending = new AbortController();
  const waiting = new Set<Promise<void>>();

  async function carry(letter: Letter): Promise<void> {
    let problem: unknown;
    for (const pause of pausesMs) {
      try {
        await sleep(pause, undefined, { signal: ending.signal, ref: false });
        await post(letter);
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        problem = error;
      }
    }
    log.warn({ err: problem, operation: "payments.deliver" }, "a message of the sandbox was lost: a job asks for it");
  }

  async function post({ path, body, headers }: Letter): Promise<void> {
    const { statusCode, body: answer } = await request(`http://${hostOf(address())}${path}`, {
      method: "POST",
      // The name under which this server answers itself, whatever others it has.
      headers: { host: "localhost", "content-type": "application/json", ...(await headers(new Date())) },
      body,
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.dump();
    if (statusCode !== 200) throw new Error(`The webhook answers ${statusCode}.`);
  }

  return {
    send(letter) {
      if (waiting.size >= MAX_WAITING) return;
      const carried = carry(letter).finally(() => waiting.delete(carried));
      waiting.add(carried);
    },
    async stop() {
      ending.abort(new Error("The process stops."));
      await Promise.all(waiting);
    },
  };
}

/** @throws Error where the server does not listen on a port */
function hostOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") throw new Error("This server does not listen.");
  const { address: ip, port } = address;
  const reached = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[ip] ?? (ip.includes(":") ? `[${ip}]` : ip);
  return `${reached}:${port}`;
}
