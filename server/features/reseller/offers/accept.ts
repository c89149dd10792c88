/**
 * Offers of an agency are answered: a company becomes its new owner's team, or a team a company. All of it in one transaction, whose first write
 * takes the offer: of an acceptance, a withdrawal and another acceptance at once one is first, and the others find it done.
 */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { looksOf } from "#shared/reseller/brand/looks.ts";
import type { OfferAccepted, OfferAnswer, OfferShown } from "#shared/reseller/offers/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { limitFailures } from "../../../db/cache/limit.ts";
import { transaction } from "../../../db/transactions.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import { provePassword } from "../../auth/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as billing from "../../billing/service.ts";
import { hashOf } from "../../invitations/service.ts";
import * as mail from "../../mail/service.ts";
import * as members from "../../members/service.ts";
import { offers } from "../../plans/service.ts";
import { settleAccount } from "../admins/rows.ts";
import { brandOf } from "../brand/read.ts";
import { findAgency, isOpenForAll, teamOfAgency } from "../hub.ts";
import { HubAdminModel, storedAdmins } from "../model.ts";
import { freeGroup } from "../open.ts";
import { companyCame, companyLeft, wake } from "../sharing/service.ts";
import { CompanyOfferModel, type CompanyOfferRecord, storedOffers } from "./model.ts";

/** Tokens are 256 bits: whoever tries some has a broken link. */
const FAILURES_PER_ACCOUNT = { limit: 60, windowMs: 3_600_000 };

/** An offer that can still be answered, by whom it was mailed to. @throws link_expired, transfer_elsewhere, too_many_requests */
const getOffer = ({ id, user }: Viewer, token: string): Promise<CompanyOfferRecord> =>
  limitFailures({ [`company-offers:failures:${id}`]: FAILURES_PER_ACCOUNT }, async () => {
    const offer = storedOffers.read(await CompanyOfferModel.findOne({ hash: hashOf(token) }).lean());
    if (!offer || offer.expiresAt <= new Date()) return fail("link_expired");
    if (offer.email !== user.email) fail("transfer_elsewhere");
    return offer;
  });

/** What the agency of an offer has. One that has ended takes nobody in. @throws link_expired, hub_inactive */
async function agencyOf({ agency: _id, kind }: CompanyOfferRecord, session: ClientSession | null = null) {
  const [agency, team] = [await findAgency(_id, session), await teamOfAgency(_id, session)];
  if (!agency || !team) return fail("link_expired");
  if (kind === "join" && !isOpenForAll(team)) fail("hub_inactive");
  const owner = (await account.findById(String(members.ownerOf(team)))) ?? fail("link_expired");
  return { agency, team, owner };
}

/** Days that a company has which leaves: an agency that has ended has none to give. Null: nothing is sold. */
async function daysOf(
  company: members.TeamRecord,
  agency: members.TeamRecord,
  now: Date,
  session: ClientSession | null = null,
): Promise<number | null> {
  const days = await billing.freeDaysOf(company, agency, now, session);
  return days !== null && !isOpenForAll(agency) ? 0 : days;
}

/** What the link of an offer is about. @throws link_expired, transfer_elsewhere, hub_inactive, too_many_requests */
export async function read(viewer: Viewer, token: string): Promise<OfferShown> {
  const offer = await getOffer(viewer, token);
  const { agency, team: hub, owner } = await agencyOf(offer);
  const isLeaving = offer.kind === "leave";
  const [company] = offer.company ? await members.findTeams([offer.company]) : [];
  const team = isLeaving ? (company ?? fail("link_expired")) : viewer.team;
  const cents = isLeaving ? 0 : await billing.restOf(team._id, new Date());
  const brand = await brandOf(agency._id);
  return {
    kind: offer.kind,
    agencyName: agency.name,
    ownerEmail: owner.email,
    name: team.name,
    people: team.used,
    usedSignatures: team.signatureCount,
    signatures: isLeaving ? team.seats : offer.signatures,
    freeDays: isLeaving ? await daysOf(team, hub, new Date()) : null,
    brand: brand && looksOf(brand),
    back: cents > 0 ? { cents, currency: offers().currency } : null,
    expiresAt: offer.expiresAt.toISOString(),
  };
}

export type Accepted = OfferAccepted & { agency: Types.ObjectId; team: Types.ObjectId; before: Types.ObjectId };

/**
 * Accepts.
 * @throws link_expired, transfer_elsewhere, hub_inactive, own_address, account_leaving, not_your_team, package_full, company_in_use,
 * change_refused, invalid_input (the password), too_many_requests
 */
export async function accept(viewer: Viewer, { token, password }: OfferAnswer, now = new Date()): Promise<Accepted> {
  const offer = await getOffer(viewer, token);
  await provePassword(viewer, password, "password");
  const { user } = viewer;
  const { team, group, before } = await transaction(async (session) => {
    const open = { _id: offer._id, hash: offer.hash, expiresAt: mongoose.trusted({ $gt: now }) };
    const taken = storedOffers.read(await CompanyOfferModel.findOneAndDelete(open, { session }).lean());
    if (!taken) return fail("link_expired");
    const hub = await agencyOf(taken, session);
    if (hub.owner._id.equals(user._id)) fail("own_address");
    return taken.kind === "leave" ? leave(viewer, taken, hub, now, session) : join(viewer, taken, hub, now, session);
  });
  await wake();
  return { group, agency: offer.agency, team: team._id, before };
}

/** Declines, also one whose agency has ended meanwhile. @throws link_expired, transfer_elsewhere, too_many_requests */
export async function decline(viewer: Viewer, token: string): Promise<CompanyOfferRecord> {
  const { _id, hash } = await getOffer(viewer, token);
  // One that was taken back, or sent anew, is another one.
  return storedOffers.read(await CompanyOfferModel.findOneAndDelete({ _id, hash }).lean()) ?? fail("link_expired");
}

type Hub = Awaited<ReturnType<typeof agencyOf>>;
type Moved = { team: members.TeamRecord; group: string | null; before: Types.ObjectId };

async function leave(
  { user }: Viewer,
  { agency, company }: CompanyOfferRecord,
  { owner, team: hub }: Hub,
  now: Date,
  session: ClientSession,
): Promise<Moved> {
  await account.mustStay(user._id, session);
  const [before] = company ? await members.findTeams([company], session) : [];
  const days = before ? await daysOf(before, hub, now, session) : null;
  const team = company && (await members.letGo({ _id: company, agency }, user._id, session));
  if (!team) return fail("link_expired");
  await dropAdmins(team._id, session);
  await companyLeft(team._id, user._id, session);
  const freeUntil = await billing.leftAgency(team, days, now, session);
  await account.actFor(user._id, team._id, session);
  await tellBoth({ isLeaving: true, owner: user, other: owner, team, freeUntil }, session);
  return { team, group: null, before: owner._id };
}

/** Nobody of the agency administrates what is not its company any more. */
async function dropAdmins(company: Types.ObjectId, session: ClientSession): Promise<void> {
  const rows = storedAdmins.readAll(await HubAdminModel.find({ company }).session(session).lean());
  await HubAdminModel.deleteMany({ company }, { session });
  for (const { user } of rows) if (user) await settleAccount(user, session);
}

async function join(
  viewer: Viewer,
  { signatures }: CompanyOfferRecord,
  { team: agency, owner }: Hub,
  now: Date,
  session: ClientSession,
): Promise<Moved> {
  const { user, team, member, hub } = viewer;
  if (member || hub || team.agency || team.hasHub) fail("not_your_team");
  if (!(await members.takeOfPackage(agency._id, signatures, session))) fail("package_full");
  const key = `${team._id}:${now.getTime()}`;
  if ((await billing.joinedAgency(team._id, key, now, session)) === null) fail("change_refused");
  const group = await freeGroup(team.name || user.name, session);
  const values = { agency, group, seats: signatures };
  const joined = await members.takeIn(team, user._id, values, session);
  if (!joined) return fail("company_in_use");
  // Who ran an agency that has ended runs none any more: they manage their team, and may administrate others.
  if (user.resellerData?.role === RESELLER_ROLES.owner) await account.setReseller(user._id, null, session);
  await companyCame(joined, session);
  await members.makeAdmin(team._id, user, session);
  await account.actFor(user._id, team._id, session);
  await tellBoth({ isLeaving: false, owner, other: user, team: joined, freeUntil: null }, session);
  return { team: joined, group, before: user._id };
}

type Told = {
  isLeaving: boolean;
  /** who owns the team now, and who did until now */
  owner: account.UserRecord;
  other: account.UserRecord;
  team: members.TeamRecord;
  freeUntil: Date | null;
};

async function tellBoth({ isLeaving, owner, other, team, freeUntil }: Told, session: ClientSession): Promise<void> {
  const companyName = oneLine(team.name);
  const url = settings().PUBLIC_URL + pathTo("dashboard");
  for (const [to, from] of [
    [owner, other],
    [other, owner],
  ] as const) {
    const props = {
      name: oneLine(to.name),
      isLeaving,
      isOwner: to === owner,
      otherName: oneLine(from.name),
      otherEmail: from.email,
      companyName,
      freeUntil: freeUntil?.toISOString() ?? null,
      url,
    };
    await mail.send("companyMoved", to.email, props, { session });
  }
}
