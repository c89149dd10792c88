import { isInside, sharedWork, storeWait } from "./deadline.ts";

type Turn<T> = { done: Promise<T>; next: Promise<T> | null };

/**
 * Reads that many ask for at once are few (coalescing): one is under way, and whoever asks meanwhile waits for the next one, which all of
 * them share. That one begins after each of them has asked, so a question that is sent after a write sees it, and nothing is kept. Each
 * request waits within its own deadline; the read has one of its own. Within a transaction each is read by itself.
 * @returns the way to read: `key` says all that an answer depends on beside the store
 */
export function coalesced<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Turn<T>>();
  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const done = sharedWork(read);
    const turn: Turn<T> = { done, next: null };
    turns.set(key, turn);
    const end = () => {
      if (turns.get(key) === turn) turns.delete(key);
    };
    done.then(end, end);
    return done;
  }
  function join(turn: Turn<T>, key: string, read: () => Promise<T>): Promise<T> {
    const go = () => begin(key, read);
    turn.next ??= turn.done.then(go, go);
    return turn.next;
  }
  return (key, read) => {
    if (isInside()) return read();
    const turn = turns.get(key);
    return storeWait(() => (turn ? join(turn, key, read) : begin(key, read)));
  };
}
