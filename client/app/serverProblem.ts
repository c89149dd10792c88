import type { StaticHandlerContext } from "react-router";
import { ApiError, type PageProblem, toPageProblem } from "#client/lib/problem.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";

/**
 * What a page may show of an error that was thrown while it was made. Services throw with a code of the catalogue;
 * anything else, and every stack and text, stays on the server.
 */
export function serverProblem(error: unknown): PageProblem {
  const { code, requestId } = (error ?? {}) as Partial<PageProblem>;
  if (typeof code !== "string" || !(code in ERRORS)) return toPageProblem(error);
  return { code, status: ERRORS[code as ErrorCode].status, requestId: requestId ?? null };
}

/** A service's refusal as loaders know it from the browser, so that they need not ask where they run. */
export function asApiError(error: unknown): unknown {
  const { code } = serverProblem(error);
  return code in ERRORS && code !== "internal" ? problemFor(code as ErrorCode) : error;
}

function problemFor(code: ErrorCode): ApiError {
  const { status, message } = ERRORS[code];
  return new ApiError({ code, status, message: t(message) });
}

export function publicErrors(errors: StaticHandlerContext["errors"]): StaticHandlerContext["errors"] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, serverProblem(error)]));
}
