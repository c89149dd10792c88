/** A value that components can watch with `useSyncExternalStore`. */
export type Store<T> = {
  get(): T;
  set(value: T): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
