import type { change } from "#shared/billing/endpoints.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";

/** What the team has, and what it can become. */
export type Plans = CallOutput<typeof change>;
