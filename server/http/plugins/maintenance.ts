import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { settings } from "../../settings.ts";

/** A browser asks again after so long by itself. */
const RETRY_AFTER_S = 60;

/** While the operator works on the store or the machine, everything below `app` says so and touches neither. */
export function refuseInMaintenance(app: FastifyInstance) {
  app.addHook("onRequest", async () => {
    if (settings().MAINTENANCE) fail("maintenance", { retryAfterSeconds: RETRY_AFTER_S });
  });
}
