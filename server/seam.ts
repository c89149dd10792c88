/**
 * A seam between our code and the outside world: `main.ts` (or a test) plugs an adapter in once, services call it.
 * `const files = seam<Files>("files")`; `files.plug(diskFiles(dir))`; `await files().put(...)`
 * @throws Error when nothing was plugged in: a mistake of the program, never of a request
 */
export function seam<T>(name: string) {
  let adapter: T | undefined;
  const use = (): T => {
    if (adapter === undefined) throw new Error(`No adapter is plugged into "${name}".`);
    return adapter;
  };
  use.plug = (next: T) => {
    adapter = next;
  };
  return use;
}
