import type { ErrorCode } from "#shared/errors/catalogue.ts";
import type { JobName } from "./jobs.ts";

/** What the two processes say to each other. */
export type Order = { id: number; job: JobName; input: unknown } | { id: number; hasLeft: true };
export type Refusal = { code: ErrorCode; errors: { path: string; message: string }[]; cause: string };
/** `residentMb` of the process after the job */
export type Result = { id: number; residentMb: number } & ({ value: unknown } | { refusal: Refusal });
