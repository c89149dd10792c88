import type { Answer, Send } from "#client/lib/context.tsx";
import { ApiError, offline } from "#client/lib/problem.ts";
import type { DrawingType } from "#shared/drawings/schema.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import type { CallInput, Endpoint } from "#shared/lib/endpoint.ts";

/** A picture that the server drew, in pixels of the file: two of them are one CSS pixel. */
export type Drawn = {
  file: Blob;
  widthPx: number;
  heightPx: number;
  /** letters that no font has: they are left out of the picture */
  missing: string;
};

/** A call that draws. */
export type DrawingEndpoint = Endpoint & { produces: readonly string[] };

/**
 * Draws a picture from words.
 * @param type where a call makes several; it makes a PNG by default
 * @throws ApiError, or what `signal` was aborted with
 */
export type Draw = <E extends DrawingEndpoint>(
  endpoint: E,
  body: CallInput<E>["body"],
  signal?: AbortSignal,
  type?: DrawingType,
) => Promise<Drawn>;

/** The server draws two pictures at a time for everybody. */
const AT_ONCE = 2;
const MAX_KEPT = 150;
/** How often a busy server is asked again, and how long that takes at most each time. */
const ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 4_000;

/**
 * The drawings of one page: few at a time, the same one is fetched once, and a server that is briefly busy is asked
 * again.
 */
export function createDrawings(send: Send, pause = wait): Draw {
  const kept = new Map<string, Drawn>();
  const inTurn = createLine(AT_ONCE);

  return async (endpoint, body, signal, type) => {
    const key = `${endpoint.url} ${type ?? ""} ${JSON.stringify(body)}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = await inTurn(signal, async () => kept.get(key) ?? (await ask(endpoint, body, signal, type)));
    kept.set(key, drawn);
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
    return drawn;
  };

  async function ask(
    endpoint: DrawingEndpoint,
    body: unknown,
    signal: AbortSignal | undefined,
    type: DrawingType | undefined,
  ): Promise<Drawn> {
    const headers = type && { accept: type };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return drawnOf(await send(endpoint, { body } as never, { signal, ...(headers && { headers }) }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 503 || attempt === ATTEMPTS) throw error;
        await pause(Math.min(LONGEST_PAUSE_MS, (error.retryAfterS ?? 1) * 1_000));
        signal?.throwIfAborted();
      }
    }
  }
}

function drawnOf({ data, header }: Answer<Blob>): Drawn {
  const number = (name: string) => Number(header(name)) || 0;
  const [widthPx, heightPx] = [number("image-width"), number("image-height")];
  // Somebody else's picture, such as that of a network which wants a login first.
  if (!widthPx || !heightPx) throw offline();
  return { file: data, widthPx, heightPx, missing: decodeURIComponent(header("image-missing") ?? "") };
}

/** What was wrong, in a sentence for the place where the picture would be. */
export function drawingProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return t(COMMON_ERRORS.unavailable.message);
  return error.errors[0]?.message ?? error.message;
}

/** Whether the words were refused: the same again would be refused again. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Lets so many pieces of work run at once, in the order they came; those that were aborted meanwhile leave the line. What
 * cannot be aborted was pressed by somebody who waits for it: it goes before what is only shown.
 */
export function createLine(atOnce: number) {
  const pressed: (() => void)[] = [];
  const shown: (() => void)[] = [];
  let running = 0;
  return async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => (signal ? shown : pressed).push(resolve));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = pressed.shift() ?? shown.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
