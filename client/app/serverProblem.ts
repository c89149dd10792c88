import type { StaticHandlerContext } from "react-router";
import { type PageProblem, toPageProblem } from "#client/lib/problem.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";

/**
 * What a page may show of an error that was thrown while it was made. Services throw with a code of the catalogue;
 * anything else, and every stack and text, stays on the server.
 */
export function serverProblem(error: unknown): PageProblem {
  const { code, requestId } = (error ?? {}) as Partial<PageProblem>;
  if (typeof code !== "string" || !(code in ERRORS)) return toPageProblem(error);
  return { code, status: ERRORS[code as ErrorCode].status, requestId: requestId ?? null };
}

export function publicErrors(errors: StaticHandlerContext["errors"]): StaticHandlerContext["errors"] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, serverProblem(error)]));
}
