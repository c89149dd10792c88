import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { isSold } from "../../settings.ts";

/** Features whose calls are about money, and the one of them that says by itself that there is nothing to be had. */
const SOLD = /^(billing|plans|agencyInvoices)\./;
const OPEN = new Set(["billing.discount"]);

/** Refuses every call of money where nothing is sold, before anybody asks who makes it. @throws billing_off */
export function whenSold(app: FastifyInstance): void {
  if (isSold()) return;
  app.addHook("onRequest", async ({ routeOptions }) => {
    const { operation = "" } = routeOptions.config as { operation?: string };
    if (SOLD.test(operation) && !OPEN.has(operation)) fail("billing_off");
  });
}
