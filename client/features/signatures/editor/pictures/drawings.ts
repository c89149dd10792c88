import { ApiError, offline } from "#client/lib/problem.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";
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

/** Draws a picture from words. @throws ApiError, or what `signal` was aborted with */
export type Draw = <E extends Endpoint>(
  endpoint: E,
  body: CallInput<E>["body"],
  signal?: AbortSignal,
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
export function createDrawings(
  apiBase: string,
  { send = (...request) => fetch(...request), pause = wait }: { send?: typeof fetch; pause?: typeof wait } = {},
): Draw {
  const kept = new Map<string, Drawn>();
  const inTurn = createLine(AT_ONCE);

  return async ({ method, url }, body, signal) => {
    const sent = JSON.stringify(body);
    const key = `${url} ${sent}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = await inTurn(signal, async () => kept.get(key) ?? (await ask(method, apiBase + url, sent, signal)));
    kept.set(key, drawn);
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
    return drawn;
  };

  async function ask(method: string, address: string, body: string, signal: AbortSignal | undefined): Promise<Drawn> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await request(method, address, body, signal);
      if (answer.ok) return read(answer);
      const problem = await problemIn(answer);
      if (answer.status !== 503 || attempt === ATTEMPTS) throw problem;
      const seconds = Number(answer.headers.get("retry-after")) || 1;
      await pause(Math.min(LONGEST_PAUSE_MS, seconds * 1_000));
      signal?.throwIfAborted();
    }
  }

  async function request(method: string, address: string, body: string, signal: AbortSignal | undefined) {
    try {
      const headers = { "content-type": "application/json" };
      return await send(address, { method, body, headers, ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw offline();
    }
  }
}

async function read(answer: Response): Promise<Drawn> {
  const number = (name: string) => Number(answer.headers.get(name)) || 0;
  const [widthPx, heightPx] = [number("image-width"), number("image-height")];
  // The network of a hotel or a train answers everything with a page of its own, until one logs in there.
  if (!widthPx || !heightPx) throw offline();
  const file = await answer.blob().catch((error: unknown) => {
    throw error instanceof TypeError ? offline() : error;
  });
  return { file, widthPx, heightPx, missing: decodeURIComponent(answer.headers.get("image-missing") ?? "") };
}

async function problemIn(answer: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  const { code = "unavailable", message = t(ERRORS.unavailable.message) } = problem;
  return new ApiError({ ...problem, status: answer.status, code, message });
}

/** What was wrong, in a sentence for the place where the picture would be. */
export function drawingProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return t(ERRORS.unavailable.message);
  return error.errors[0]?.message ?? error.message;
}

/** Whether the words were refused: the same again would be refused again. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Lets so many pieces of work run at once, in the order they came; those that were aborted meanwhile leave the line. */
export function createLine(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
