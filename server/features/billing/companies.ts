/** What an agency's companies had on the day of one of its invoices: counted with it, and never again. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { csvLine } from "#shared/lib/csv.ts";
import { oneLine } from "#shared/lib/text.ts";
import { MAX_COMPANY_NAME_LENGTH } from "#shared/reseller/constants.ts";
import { sharesOf } from "#shared/reseller/invoices/shares.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as members from "../members/service.ts";
import { printedNumber } from "./invoiceNumbers.ts";
import { type BilledCompanies, InvoiceModel, MAX_BILLED_COMPANIES, storedInvoices } from "./model.ts";

/**
 * The companies of an agency as they are in a transaction, by name, and what the agency has left for itself: together that is the package.
 * @param net cents of the invoice before tax, of which each has a share by its places
 */
export async function billedCompanies(
  agency: Types.ObjectId,
  net: number,
  session: ClientSession,
): Promise<BilledCompanies | null> {
  const [team] = await members.findTeams([agency], session);
  if (!team) return null;
  const companies = await members.companiesOf(agency, MAX_BILLED_COMPANIES, session);
  const given = companies.reduce((sum, { seats }) => sum + seats, 0);
  const own = Math.max(0, team.seats - given);
  const [ownCents = 0, ...cents] = sharesOf(net, [own, ...companies.map(({ seats }) => seats)]);
  return {
    own: { signatures: own, used: team.signatureCount, cents: ownCents },
    rows: companies.map(({ group, name, seats, signatureCount, archivedAt }, at) => ({
      group: group ?? "",
      name: oneLine(name).slice(0, MAX_COMPANY_NAME_LENGTH),
      signatures: seats,
      used: signatureCount,
      cents: cents[at] ?? 0,
      isArchived: archivedAt !== null,
    })),
  };
}

const COLUMNS = ["Invoice", "Date", "Company", "Group", "Signatures", "Used", "Net share", "Currency", "Archived"];
/** How the agency's own signatures are called, which are no company's. */
const OWN = "(own signatures)";

/** The companies of an invoice of the viewer's team, as a file for spreadsheets. @throws not_found */
export async function companiesCsv({ team }: Viewer, id: string): Promise<{ what: string; lines: string[] }> {
  const filter = { _id: new mongoose.Types.ObjectId(id), team: team._id };
  const invoice = storedInvoices.read(await InvoiceModel.findOne(filter).lean());
  if (!invoice?.companies) return fail("not_found");
  const { companies, currency, issuedAt } = invoice;
  const number = printedNumber(invoice);
  const date = issuedAt.toISOString().slice(0, 10);
  const lines = [...companies.rows, { ...companies.own, group: "", name: OWN, isArchived: false }].map(
    ({ group, name, signatures, used, cents, isArchived }) =>
      csvLine([
        ...[number, date, name, group, signatures, used],
        inUnits(cents, currency),
        currency,
        isArchived ? "yes" : "no",
      ]),
  );
  return { what: `${number}-companies`, lines: [csvLine(COLUMNS), ...lines] };
}

/** `12345` cents of dollars are `123.45`. */
function inUnits(cents: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return cents / 10 ** maximumFractionDigits;
}
