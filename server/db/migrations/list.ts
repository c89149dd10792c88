import { missingFields } from "./001-missing-fields.ts";
import type { Migration } from "./migration.ts";

/** All of them, oldest first. A new one goes to the end. */
export const MIGRATIONS: readonly Migration[] = [missingFields];
