/** An account that its person deletes: for some days it can be kept after all, then all of it is erased (decision 052). */
import type { ClientSession } from "mongoose";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import type { Deletion, DeletionWish } from "#shared/deletion/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { limit } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import { keepAccount, setErasure } from "../account/erasure.ts";
import * as account from "../account/service.ts";
import { endOtherSessions } from "../auth/erasure.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as billing from "../billing/erasure.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import * as mail from "../mail/service.ts";
import { teamsOf } from "../members/erasure.ts";
import { hasCompaniesInUse } from "../members/service.ts";
import { DeletionModel } from "./model.ts";
import { tellPeople } from "./people.ts";

const DAY_MS = 86_400_000;
/** Far more than anybody changes their mind; each writes mails. */
const CHANGES = { limit: 20, windowMs: DAY_MS };

type Asker = Pick<Viewer, "user" | "session">;

/** What goes with the viewer's account, and when. */
export async function show({ user }: Pick<Viewer, "user">): Promise<Deletion> {
  const [now, teams] = await Promise.all([account.findById(String(user._id)), teamsOf(user._id)]);
  const ids = teams.map(({ _id }) => _id);
  const [pictures, shortLinks, paidUntil] = await Promise.all([
    Promise.all(ids.map((id) => images.countPicturesOf(id))),
    links.countOf(ids),
    billing.paidUntil(ids),
  ]);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    erasesAt: now?.erasesAt?.toISOString() ?? null,
    signatures: sum(teams.map(({ signatureCount }) => signatureCount)),
    links: shortLinks,
    pictures: sum(pictures),
    people: sum(teams.map(peopleIn)),
    paidUntil: paidUntil?.toISOString() ?? null,
  };
}

/** Besides whoever owns it, who has a place in each but companies. */
const peopleIn = ({ used, agency }: { used: number; agency: unknown }) => (agency ? used : Math.max(0, used - 1));

/**
 * Notes that the viewer's account is to be deleted, and ends what they pay for. Asked for again, the day that stands is answered.
 * @throws invalid_input (another address), companies_there, team_has_people, too_many_requests
 */
export async function ask(viewer: Asker, wish: DeletionWish, now = new Date()): Promise<Deletion> {
  const { user } = viewer;
  await limit(`deletion:account:${user._id}`, CHANGES);
  if (wish.email !== user.email) refuse("email", msg("This is not the address of your account."));
  await transaction((session) => note(user, wish, now, session));
  // Not in the transaction: other processes are told of each.
  await endOtherSessions(viewer);
  return show(viewer);
}

/** Of two at once, or of this and what takes it back, the later one is done again: all of them write to the account. */
async function note(user: account.UserRecord, wish: DeletionWish, now: Date, session: ClientSession): Promise<void> {
  const eraseAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  if (!(await setErasure(user._id, eraseAt, session))) return;
  const teams = await teamsOf(user._id, session);
  const ids = teams.map(({ _id }) => _id);
  if (await hasCompaniesInUse({ agencies: ids, owner: user._id }, session)) fail("companies_there");
  if (!wish.withTeam && teams.some((team) => peopleIn(team) > 0)) fail("team_has_people");
  const record = { state: "asked" as const, user: user._id, askedAt: now, eraseAt };
  const [made] = await DeletionModel.create([record], { session });
  await billing.noteDeletion(user._id, wish, now, session);
  for (const { _id } of teams) await billing.cancelForDeletion(_id, `deletion:${made?._id}:${_id}`, now, session);
  for (const team of teams) if (peopleIn(team) > 0) await tellPeople(team._id, user._id, eraseAt, session);
  await tell(user, eraseAt, session);
}

/** Tells the person of the day. Nothing goes where nobody has confirmed. */
export async function tell(
  user: account.UserRecord,
  eraseAt: Date,
  session: ClientSession,
  isReminder = false,
): Promise<void> {
  if (!account.isEmailVerified(user)) return;
  const url = settings().PUBLIC_URL + pathTo("account-delete");
  const props = { name: oneLine(user.name), endsAt: eraseAt.toISOString(), url, isReminder };
  await mail.send("accountDeleted", user.email, props, { session });
}

/**
 * Keeps the viewer's account after all; one that was not to be deleted is kept as it is.
 * @throws not_signed_in (its days are over), too_many_requests
 */
export async function undo(viewer: Asker): Promise<Deletion> {
  const { user } = viewer;
  await limit(`deletion:account:${user._id}`, CHANGES);
  const isKept = await transaction(async (session) => {
    const kept = await keepAccount(user._id, session);
    if (!kept) return false;
    const filter = { user: user._id, state: "asked" as const };
    await DeletionModel.deleteOne(filter, { session });
    await billing.unnoteDeletion(user._id, session);
    for (const team of await teamsOf(user._id, session))
      if (peopleIn(team) > 0) await tellPeople(team._id, user._id, null, session);
    if (!account.isEmailVerified(kept)) return true;
    const url = settings().PUBLIC_URL + pathTo("account-view");
    await mail.send("accountKept", kept.email, { name: oneLine(kept.name), url }, { session });
    return true;
  });
  const deletion = await show(viewer);
  // The account was shut in the transaction that began to erase it.
  if (!isKept && deletion.erasesAt !== null) fail("not_signed_in");
  return deletion;
}
