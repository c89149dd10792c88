import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/billing/endpoints.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import * as companyInvoices from "#shared/reseller/invoices/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { answerCsv } from "../../http/csv.ts";
import { attachment } from "../../http/disposition.ts";
import * as billings from "./billings.ts";
import { changeBuyer } from "./buyers.ts";
import { companiesCsv } from "./companies.ts";

/** The invoices of a team, and who stands on the next ones. */
export default async function invoiceRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.billings, async ({ viewer, query }) => billings.list(viewer, query.page));
  registerCall(app, endpoints.changeBuyer, async ({ viewer, body }) => changeBuyer(viewer, body));
  registerCall(app, endpoints.invoicePdf, async ({ viewer, params, reply }) => {
    const { name, bytes } = await billings.pdf(viewer, params.id);
    reply.type("application/pdf").headers({ "content-disposition": attachment(name, name), ...SANDBOXED });
    return bytes;
  });
  registerCall(app, companyInvoices.csv, async ({ viewer, params, reply }) => {
    const { what, lines } = await companiesCsv(viewer, params.id);
    return answerCsv(reply, what, all(lines));
  });
}

async function* all(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
