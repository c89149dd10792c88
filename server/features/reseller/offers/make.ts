/** An agency offers a company, or a place in it: a mailed link, which whoever has the address answers with their account. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { COMPANY_OFFER_HOURS, MAX_COMPANY_OFFERS } from "#shared/reseller/constants.ts";
import type { CompanyOffer, NewOffer } from "#shared/reseller/offers/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { transaction } from "../../../db/transactions.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import { provePassword } from "../../auth/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { newToken } from "../../invitations/service.ts";
import * as mail from "../../mail/service.ts";
import * as members from "../../members/service.ts";
import { mustBeOthers } from "../admins/invite.ts";
import { companyOf } from "../companies/find.ts";
import { type Hub, isOpenForAll, ownedHubOf } from "../hub.ts";
import { mayChange, mayMail, mayRead } from "../limits.ts";
import { CompanyOfferModel, type CompanyOfferRecord, storedOffers } from "./model.ts";

const HOUR_MS = 3_600_000;

/** What waits for an answer, the newest first. @throws not_admin, too_many_requests */
export async function list(viewer: Viewer): Promise<CompanyOffer[]> {
  await mayRead(viewer);
  const { agency } = await ownedHubOf(viewer);
  const open = { agency: agency._id, expiresAt: mongoose.trusted({ $gt: new Date() }) };
  const rows = await CompanyOfferModel.find(open).sort({ _id: -1 }).limit(MAX_COMPANY_OFFERS).lean();
  const offers = storedOffers.readAll(rows);
  const companies = await members.findTeams(offers.flatMap(({ company }) => company ?? []));
  return offers.map((offer) => present(offer, companies.find(({ _id }) => offer.company?.equals(_id)) ?? null));
}

const present = (
  { _id, kind, email, signatures, expiresAt }: CompanyOfferRecord,
  company: members.TeamRecord | null,
): CompanyOffer => ({
  id: String(_id),
  kind,
  email,
  group: company?.group ?? null,
  name: company?.name ?? "",
  signatures: kind === "join" ? signatures : null,
  expiresAt: expiresAt.toISOString(),
});

/**
 * Makes an offer in place of the one before of the same company, or to the same address. In an agency that has ended companies leave, and nobody joins.
 * @throws not_admin, hub_inactive, not_found, own_address, offer_limit, invalid_input (the password), too_many_requests
 */
export async function make(viewer: Viewer, asked: NewOffer) {
  await mayChange(viewer);
  const hub = await ownedHubOf(viewer);
  if (asked.kind === "join" && !isOpenForAll(hub.team)) fail("hub_inactive");
  await provePassword(viewer, asked.password, "password");
  const { kind, email, group } = asked;
  if (kind === "join" && group !== hub.agency.group) fail("not_found");
  const company = kind === "leave" ? await companyOf(hub, group) : null;
  await mustBeOthers(viewer, hub, [email], () => "email");
  await mayMail(hub, [email]);
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + COMPANY_OFFER_HOURS * HOUR_MS);
  const signatures = kind === "join" ? asked.signatures : 0;
  const values = { kind, agency: hub.agency._id, company: company?._id ?? null, email, signatures, hash, expiresAt };
  const offer = await transaction(async (session) => {
    const before = company ? { company: company._id } : { agency: hub.agency._id, kind, email };
    await CompanyOfferModel.deleteMany(before, { session });
    if ((await CompanyOfferModel.countDocuments({ agency: hub.agency._id }).session(session)) >= MAX_COMPANY_OFFERS)
      fail("offer_limit");
    const [made] = await CompanyOfferModel.create([{ ...values, by: viewer.user._id }], { session });
    const record = storedOffers.read(made?.toObject()) ?? fail("internal");
    await mailOffer(viewer, hub, record, { token, company }, session);
    return record;
  });
  return { hub, offer: present(offer, company) };
}

async function mailOffer(
  { user }: Viewer,
  { agency }: Hub,
  { kind, email, signatures, expiresAt }: CompanyOfferRecord,
  { token, company }: { token: string; company: members.TeamRecord | null },
  session: ClientSession,
): Promise<void> {
  const known = await account.findByEmail(email);
  const props = {
    name: oneLine(known?.name ?? ""),
    isLeaving: kind === "leave",
    ownerName: oneLine(user.name),
    ownerEmail: user.email,
    hubName: oneLine(agency.name),
    companyName: oneLine(company?.name ?? ""),
    signatures: company?.seats ?? signatures,
    url: settings().PUBLIC_URL + pathTo("company-offer", { token }),
    endsAt: expiresAt.toISOString(),
  };
  await mail.send("companyOffer", email, props, { replyTo: user.email, until: expiresAt, agency: agency._id, session });
}

/** Takes an offer back. @throws not_admin, not_found (also when it was accepted a moment ago), too_many_requests */
export async function withdraw(viewer: Viewer, id: string): Promise<{ hub: Hub; company: Types.ObjectId | null }> {
  await mayChange(viewer);
  const hub = await ownedHubOf(viewer);
  const gone = storedOffers.read(await CompanyOfferModel.findOneAndDelete({ _id: id, agency: hub.agency._id }).lean());
  return { hub, company: (gone ?? fail("not_found")).company };
}
