import { ERRORS, type ErrorCode, Failure } from "./catalogue.ts";
import { Problem } from "./problem.ts";

/** Refusals by somebody who does not speak our problem details, such as a proxy in between. */
const BY_STATUS: Record<number, ErrorCode> = {
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  429: "too_many_requests",
};

/** An answer that is no success, whoever brought it. */
export type Refusal = { status: number; url: string; retryAfter: unknown; json(): Promise<unknown> };

/** What another process of ours refused, as the same refusal here; `unavailable` for all that is no clear answer. */
export async function failureFrom(refusal: Refusal): Promise<Failure> {
  const { data: problem } = Problem.safeParse(await refusal.json().catch(() => null));
  const known =
    problem && Object.hasOwn(ERRORS, problem.code) ? (problem.code as ErrorCode) : BY_STATUS[refusal.status];
  const code = known === undefined || known === "internal" ? "unavailable" : known;
  const retryAfter = Number(refusal.retryAfter);
  return new Failure(code, {
    errors: problem?.errors ?? [],
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(code === "unavailable" && { retryAfterSeconds: retryAfter || 2 }),
    cause: new Error(`${refusal.status} from ${refusal.url}`),
  });
}
