import { createStore } from "./store.ts";

/** Waits for a proof of who sits here. */
export type AskedProof = { answer(isProved: boolean): void };

/** What the dialog of the shell answers; null: nothing is asked. Filled in the browser only. */
export const askedProof = createStore<AskedProof | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Asks the person to prove who they are. Single flight: calls that are refused at once ask once.
 * @returns false when they would rather not
 */
export function proveIdentity(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => askedProof.set({ answer: resolve })).finally(() => {
    asked = null;
    askedProof.set(null);
  });
  return asked;
}
