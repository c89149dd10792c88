import { useRef } from "react";
import { type App, type Received, useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import type { CallInput, Endpoint } from "#shared/lib/endpoint.ts";

const KEY_BYTES = 16;

/** An Idempotency-Key: also without https, where `randomUUID` is missing. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Nobody knows whether it has happened: only the same key makes another try the same thing. */
const isInDoubt = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Calls that cost money: one key for what somebody wants (Idempotency-Key), kept until it is known what became of it. A second
 * press after a lost answer has no second effect; one after a refusal is a new try.
 */
export function createOnce(call: App["call"]) {
  const keys = new Map<string, string>();
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Received<E>> => {
    const wanted = `${endpoint.method} ${endpoint.url} ${JSON.stringify(input)}`;
    const key = keys.get(wanted) ?? newKey();
    keys.set(wanted, key);
    try {
      const answer = await call(endpoint, input, { headers: { "idempotency-key": key } });
      keys.delete(wanted);
      return answer;
    } catch (error) {
      if (!isInDoubt(error)) keys.delete(wanted);
      throw error;
    }
  };
}

/** The same for as long as a screen is shown. */
export function useOnce() {
  const { call } = useApp();
  const once = useRef<ReturnType<typeof createOnce>>(null);
  once.current ??= createOnce(call);
  return once.current;
}
