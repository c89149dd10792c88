import { ERRORS, Failure } from "#shared/errors/catalogue.ts";

/** Whether what has failed may be tried again as it is: somebody was busy or away, or it is a fault of ours. */
export const isPassing = (error: unknown) =>
  !(error instanceof Failure) || ERRORS[error.code].status === 503 || ERRORS[error.code].status === 429;
