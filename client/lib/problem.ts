import type { ErrorCode } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";
import { t } from "#shared/languages/translate.ts";

export const OFFLINE = "offline";

/** A refused or failed call. Branch on `code`: a word of the error catalogue, or "offline". `message` is for people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  declare readonly status: number;
  declare readonly code: string;
  readonly errors: { path: string; message: string }[] = [];
  readonly requestId: string | null = null;
  /** seconds after which the same call may succeed, where the server said so */
  declare readonly retryAfterS?: number;

  constructor(problem: Partial<Problem> & Pick<Problem, "status" | "code" | "message"> & { retryAfterS?: number }) {
    super(problem.message);
    Object.assign(this, problem);
  }
}

/** The network did not answer. */
export const offline = () =>
  new ApiError({
    status: 0,
    code: OFFLINE,
    message: t("Signoff cannot be reached. Check your connection and try again."),
  });

/** A script that cannot be fetched is a network that does not answer. @throws ApiError "offline" */
export const orOffline = <T>(script: Promise<T>): Promise<T> => script.catch(() => Promise.reject(offline()));

/** What an error page may know: never a stack, never the text of an unexpected error. */
export type PageProblem = { status: number; code: ErrorCode | typeof OFFLINE; requestId: string | null };

const isPageProblem = (error: unknown): error is PageProblem =>
  typeof error === "object" && error !== null && "code" in error && "status" in error && "requestId" in error;

/** Reads what a screen or loader threw: our own refusals keep their code, everything else is a mistake of ours. */
export function toPageProblem(error: unknown): PageProblem {
  if (!isPageProblem(error)) return { code: "internal", status: 500, requestId: null };
  const { code, status, requestId } = error;
  return { code, status, requestId };
}
