import { ACCOUNT_ERRORS } from "./accounts.ts";
import { BILLING_ERRORS } from "./billing.ts";
import { COMMON_ERRORS } from "./common.ts";
import { LINK_ERRORS } from "./links.ts";
import { PAGE_ERRORS } from "./pages.ts";
import { RESELLER_ERRORS } from "./reseller.ts";
import { SIGNATURE_ERRORS } from "./signatures.ts";
import { TEAM_ERRORS } from "./teams.ts";

/**
 * Every error a call can answer: stable code, HTTP status, and the sentence a person reads (the specification's
 * wording where it has one). Services call `fail(code)`; clients branch on `code`, never on text.
 */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...SIGNATURE_ERRORS,
  ...TEAM_ERRORS,
  ...BILLING_ERRORS,
  ...PAGE_ERRORS,
  ...LINK_ERRORS,
  ...RESELLER_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** An expected refusal; the one handler turns it into problem+json. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: { path: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { errors?: { path: string; message: string }[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = "Failure";
    this.code = code;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Ends the request with an error of the catalogue. */
export function fail(code: ErrorCode, options?: ConstructorParameters<typeof Failure>[1]): never {
  throw new Failure(code, options);
}

/** Refuses one field of what was sent. @throws invalid_input */
export const refuse = (path: string, message: string): never => fail("invalid_input", { errors: [{ path, message }] });
