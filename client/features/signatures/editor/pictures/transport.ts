import type { App } from "#client/lib/context.tsx";
import { ApiError, offline } from "#client/lib/problem.ts";
import { current } from "#shared/account/endpoints.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";
import { t } from "#shared/languages/translate.ts";
import { type CallInput, type CallOutput, type Endpoint, endpointPath } from "#shared/lib/endpoint.ts";

export type Answer<T> = { data: T; etag: string | null };
type Options = {
  ifMatch?: string | null;
  /** parts of an upload, in the order they are sent */
  form?: readonly (readonly [name: string, value: string | Blob])[];
  /** share of the body that has been sent, 0 to 1 */
  onProgress?: (share: number) => void;
};

export type Send = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: Options,
) => Promise<Answer<CallOutput<E>>>;

/**
 * Calls the API by XMLHttpRequest: the editor needs what the common caller does not give, the progress of an upload and
 * the revision (ETag) of an answer. A 401 renews the session through the common caller and repeats the call once.
 * @throws ApiError
 */
export function createSend({ call, session, site }: App): Send {
  return async (endpoint, input, options = {}) => {
    const path = site.apiBase + endpointPath(endpoint, input.params as Record<string, unknown>);
    const attempt = () => request(endpoint.method, path, input.body, session.get()?.token ?? null, options);
    const first = await attempt();
    if (first.status !== 401) return read(first);
    await call(current, {});
    return read(await attempt());
  };
}

type Reply = { status: number; etag: string | null; text: string; retryAfter: string | null };

function request(method: string, path: string, body: unknown, token: string | null, options: Options): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, path);
    xhr.setRequestHeader("accept", "application/json");
    if (token) xhr.setRequestHeader("authorization", `Bearer ${token}`);
    if (options.ifMatch) xhr.setRequestHeader("if-match", options.ifMatch);
    xhr.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        etag: xhr.getResponseHeader("etag"),
        text: xhr.responseText,
        retryAfter: xhr.getResponseHeader("retry-after"),
      });
    xhr.onerror = xhr.ontimeout = xhr.onabort = () => reject(offline());
    if (options.form) xhr.send(formOf(options.form));
    else if (body === undefined) xhr.send();
    else {
      xhr.setRequestHeader("content-type", "application/json");
      xhr.send(JSON.stringify(body));
    }
  });
}

function formOf(parts: NonNullable<Options["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** @throws ApiError unless the answer is a success */
function read<T>({ status, text, etag }: Reply): Answer<T> {
  const json = parse(text);
  if (status >= 200 && status < 300) return { data: json as T, etag };
  const problem = (json ?? {}) as Partial<Problem>;
  // A proxy's own page has no code: what it says about the server is in the status.
  const code = problem.code ?? (status === 413 ? "file_too_big" : status >= 502 ? "unavailable" : "internal");
  const message = problem.message ?? t(ERRORS[code as keyof typeof ERRORS]?.message ?? ERRORS.internal.message);
  throw new ApiError({ ...problem, status, code, message });
}

function parse(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
