/** One question to somebody else's service, such as a directory: every wait has an end, every answer a size. */
import { request } from "undici";
import * as z from "zod/mini";
import { DirectoryFailure } from "./directory.ts";

/** Of one question, a page of some hundred people. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;
/** A directory that says nothing of how long. */
const PAUSE_S = 5;

type Question = {
  headers?: Record<string, string>;
  /** sends it as a form */
  form?: Record<string, string>;
  /** sends it as JSON */
  json?: { method: "POST" | "PATCH"; body: unknown };
  signal?: AbortSignal;
};
type Answer = { status: number; retryAfterS: number; bytes: Buffer };

/** @throws DirectoryFailure unreachable */
export async function ask(url: string, { headers, form, json, signal }: Question): Promise<Answer> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const {
      statusCode,
      headers: given,
      body,
    } = await request(url, {
      method: json?.method ?? (form ? "POST" : "GET"),
      headers: {
        accept: "application/json",
        "user-agent": "Signoff",
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
        ...(json && { "content-type": "application/json" }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      ...(json && { body: JSON.stringify(json.body) }),
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error("too big");
      chunks.push(chunk);
    }
    const wanted = Number(given["retry-after"]);
    return { status: statusCode, retryAfterS: wanted > 0 ? wanted : PAUSE_S, bytes: Buffer.concat(chunks) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new DirectoryFailure("unreachable", { cause });
  }
}

/** What stands in an answer. @throws DirectoryFailure misunderstood */
export function readAs<T>(shape: z.ZodMiniType<T>, { bytes }: Answer): T {
  try {
    return z.parse(shape, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new DirectoryFailure("misunderstood", { cause });
  }
}

/** What an answer that is none means. */
export function failureOf({ status, retryAfterS, bytes }: Answer): DirectoryFailure {
  const cause = new Error(`status ${status}: ${bytes.toString("utf8", 0, 300)}`);
  if (status === 429 || status === 503) return new DirectoryFailure("wait", { retryAfterS, cause });
  if (status === 410) return new DirectoryFailure("restart", { cause });
  return new DirectoryFailure(status >= 500 ? "unreachable" : "refused", { cause });
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
/** A token that ends within this is not used any more. */
const SPARE_MS = 60_000;

/**
 * Asks with an access token, which is kept for as long as it counts, and once more with a new one where it does not any more.
 * @param grant what a token is given for
 */
export function withToken(tokenUrl: string, grant: () => Promise<Record<string, string>>) {
  let kept: { token: string; until: number } | null = null;

  async function token(signal?: AbortSignal): Promise<string> {
    if (kept && kept.until > Date.now()) return kept.token;
    const answer = await ask(tokenUrl, { form: await grant(), ...(signal && { signal }) });
    if (answer.status !== 200) throw failureOf(answer);
    const { access_token, expires_in } = readAs(Token, answer);
    kept = { token: access_token, until: Date.now() + expires_in * 1000 - SPARE_MS };
    return access_token;
  }

  return async (
    url: string,
    headers: Record<string, string>,
    signal?: AbortSignal,
    json?: Question["json"],
  ): Promise<Answer> => {
    for (let tries = 0; ; tries++) {
      const authorization = `Bearer ${await token(signal)}`;
      const answer = await ask(url, {
        headers: { ...headers, authorization },
        ...(signal && { signal }),
        ...(json && { json }),
      });
      if (answer.status !== 401 || tries > 0) return answer;
      kept = null;
    }
  };
}
