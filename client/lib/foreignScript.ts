const SCRIPT_MS = 10_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads another company's script once for a page; the policy lets a script of ours bring it (`strict-dynamic`).
 * @throws what `blocked` makes, when a content blocker or the network keeps it away; the next call tries again
 */
export async function foreignScript(src: string, blocked: () => Error): Promise<void> {
  const loaded = loading.get(src) ?? load(src);
  loading.set(src, loaded);
  await before(SCRIPT_MS, loaded, blocked).catch(() => {
    loading.delete(src);
    throw blocked();
  });
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}

/** Work with a deadline. @throws what `late` makes */
export function before<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(deadline));
  });
}
