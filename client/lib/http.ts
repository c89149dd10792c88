import { COMMON_ERRORS } from "#shared/errors/common.ts";
import type { Problem } from "#shared/errors/problem.ts";
import { t } from "#shared/languages/translate.ts";
import { ApiError, offline } from "./problem.ts";

/** Deadline of a silence: where no byte went out or came in for so long, nobody answers any more. */
export const MAX_SILENCE_MS = 30_000;

export type Outgoing = {
  method: string;
  address: string;
  headers?: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  /** share of the body that has been sent, 0 to 1 */
  onProgress?: ((share: number) => void) | undefined;
};
export type Reply = { status: number; header(name: string): string | null; content: Blob };
export type Transmit = (request: Outgoing) => Promise<Reply>;

/**
 * One request and its whole answer, whatever its status. By XMLHttpRequest, as fetch says nothing of an upload's
 * progress, which also tells a slow network from one that is gone.
 * @throws ApiError "offline" when nobody answers, or what `signal` was aborted with
 */
export const transmit: Transmit = ({ method, address, headers = {}, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    let deadline: ReturnType<typeof setTimeout>;
    const extend = () => {
      clearTimeout(deadline);
      deadline = setTimeout(abort, MAX_SILENCE_MS);
    };
    xhr.open(method, address);
    xhr.responseType = "blob";
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.onprogress = extend;
    // Without a body there is nothing to hear, and to other origins a listener alone would cost a preflight.
    if (body !== undefined) {
      xhr.upload.onprogress = ({ loaded, total }) => {
        extend();
        onProgress?.(total > 0 ? loaded / total : 0);
      };
    }
    xhr.onloadend = () => {
      clearTimeout(deadline);
      signal?.removeEventListener("abort", abort);
      if (signal?.aborted) reject(signal.reason);
      else if (xhr.status === 0) reject(offline());
      else resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), content: xhr.response });
    };
    signal?.addEventListener("abort", abort);
    extend();
    xhr.send(body);
  });

/** The JSON of a success; null where it has no content. @throws ApiError */
export async function readJson<T>(reply: Reply): Promise<T> {
  if (!isSuccess(reply)) throw await problemIn(reply);
  const { content } = reply;
  const json = await jsonIn(content);
  if (json === undefined && content.size > 0) throw offline();
  return (json ?? null) as T;
}

/** The file of a success. @param types media types, or their beginnings @throws ApiError */
export async function readFile(reply: Reply, types: readonly string[]): Promise<Blob> {
  if (!isSuccess(reply)) throw await problemIn(reply);
  const type = reply.header("content-type") ?? "";
  // Captive portal: the network of a hotel or a train answers everything with a page of its own, until one logs in there.
  if (!types.some((expected) => type.startsWith(expected))) throw offline();
  return reply.content;
}

/** A hosted picture. @throws ApiError, or what `signal` was aborted with */
export const fetchPicture = async (address: string, signal?: AbortSignal): Promise<Blob> =>
  readFile(await transmit({ method: "GET", address, signal }), ["image/"]);

const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

/** What was refused, in the server's words (RFC 9457); in ours where something in between answered, such as a proxy. */
export async function problemIn({ status, header, content }: Reply): Promise<ApiError> {
  const seconds = Number(header("retry-after"));
  const wait = seconds > 0 && { retryAfterS: seconds };
  const problem = ((await jsonIn(content)) ?? {}) as Partial<Problem>;
  const { code, message } = problem;
  if (typeof code === "string" && typeof message === "string")
    return new ApiError({ ...problem, ...wait, status, code, message });
  // Nothing that we send is large but pictures.
  const ours = status === 413 ? "file_too_big" : status >= 500 ? "unavailable" : "internal";
  return new ApiError({ status, code: ours, message: t(COMMON_ERRORS[ours].message), ...wait });
}

/** undefined where the content is no JSON */
const jsonIn = async (content: Blob): Promise<unknown> => {
  try {
    return JSON.parse(await content.text());
  } catch {
    return undefined;
  }
};
