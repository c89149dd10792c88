import type { PageProblem } from "./problem.ts";

/** What a loader throws for an address that names nothing there is. */
export const notFound = (): unknown => ({ code: "not_found", status: 404, requestId: null }) satisfies PageProblem;
