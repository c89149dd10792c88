/** What is erased, in this order, and who knows how. Each step may be done again, and finds what a run that was cut short has left. */
import mongoose, { type ClientSession } from "mongoose";
import { type Extension, MEDIA_TYPES } from "#shared/images/variant.ts";
import { type Erased, eraseAll } from "../../db/erasing.ts";
import { JobModel } from "../../jobs/model.ts";
import { eraseAccount } from "../account/erasure.ts";
import * as account from "../account/service.ts";
import { eraseWeekly } from "../analytics/weekly/erasure.ts";
import { eraseLog } from "../audit/erasure.ts";
import { eraseWaysIn } from "../auth/erasure.ts";
import { eraseBilling } from "../billing/erasure.ts";
import { hashesOf as cardsOf, disownCards, eraseCards } from "../cards/erasure.ts";
import * as cards from "../cards/service.ts";
import { disownCodes } from "../codes/erasure.ts";
import { eraseRequests } from "../contact/erasure.ts";
import { eraseDomains } from "../domains/erasure.ts";
import { eraseExports } from "../exports/erasure.ts";
import { eraseHandOvers } from "../extension/erasure.ts";
import { eraseFriends } from "../friends/erasure.ts";
import { erasePictures, leavePictures } from "../images/erasure.ts";
import { eraseInvitations } from "../invitations/erasure.ts";
import { endLinks, eraseClicks, eraseCounts } from "../links/erasure.ts";
import { eraseLinkSlugs } from "../links/own/erasure.ts";
import { eraseMails } from "../mail/erasure.ts";
import { eraseNamed } from "../members/directory/erasure.ts";
import { eraseMembers, eraseMemberships, eraseTeams } from "../members/erasure.ts";
import { eraseImports } from "../members/roster/erasure.ts";
import { disownPages, erasePages, hashesOf as pagesOf } from "../pages/erasure.ts";
import * as pages from "../pages/service.ts";
import { eraseBulks } from "../reseller/bulk/erasure.ts";
import { eraseAdmins } from "../reseller/erasure.ts";
import * as reseller from "../reseller/service.ts";
import { disownSignatures, eraseSignatures, hashesOf } from "../signatures/erasure.ts";
import * as signatures from "../signatures/service.ts";

type Turn = {
  whom: Erased;
  signal: AbortSignal;
  /** the second time round: nobody has been able to do anything in between */
  isLast: boolean;
  /** where an earlier turn of the same step has ended; null: at the beginning */
  from: Date | null;
};

/** `again`: there is more; a moment: so there is, from there on. */
type Step = (turn: Turn) => Promise<unknown>;
export type Rest = "again" | Date;

const again = async (isMore: Promise<boolean>): Promise<Rest | null> => ((await isMore) ? "again" : null);

/** Shown by anybody, be it on a profile. */
async function isShown(picture: string, session: ClientSession): Promise<boolean> {
  const paths = (Object.keys(MEDIA_TYPES) as Extension[]).map((extension) => `/i/${picture}.${extension}`);
  return (
    (await signatures.isShown(picture, session)) ||
    (await cards.isShown(picture, session)) ||
    (await pages.isShown(picture, session)) ||
    (await reseller.showsPicture(picture, session)) ||
    (await account.shownOnProfiles(paths, 1, session)).length > 0
  );
}

/** The public ids of what is counted. */
async function* allHashesOf(whom: Erased): AsyncGenerator<string> {
  yield* hashesOf(whom);
  yield* cardsOf(whom);
  yield* pagesOf(whom);
}

export const STEPS: readonly (readonly [name: string, step: Step])[] = [
  // First whatever could bring something back.
  ["ways in", ({ whom, signal }) => eraseWaysIn(whom, signal)],
  // Whoever administrates an agency could make a company, or take one in.
  ["administrators", ({ whom, signal }) => eraseAdmins(whom, signal)],
  ["links end", ({ whom, signal }) => endLinks(whom, signal)],
  ["clicks", ({ whom, signal, from }) => eraseClicks(whom, allHashesOf(whom), from, signal)],
  [
    "memberships",
    ({ whom, signal }) =>
      eraseMemberships(
        whom,
        async (team, emails, session) => {
          await signatures.release(team, emails, session);
          await cards.release(team, emails, session);
          await pages.release(team, emails, session);
        },
        signal,
      ),
  ],
  [
    "members",
    ({ whom, signal }) => eraseMembers(whom, (users, team, session) => account.actForOwn(users, team, session), signal),
  ],
  ["imports", ({ whom, signal }) => eraseImports(whom, signal)],
  ["directories", ({ whom, signal }) => eraseNamed(whom, signal)],
  ["signatures", ({ whom, signal }) => again(eraseSignatures(whom, signal))],
  ["signatures of others", ({ whom, signal }) => disownSignatures(whom, signal)],
  ["domains", ({ whom, signal }) => eraseDomains(whom, signal)],
  ["short addresses", ({ whom, signal }) => eraseLinkSlugs(whom, signal)],
  ["pages", ({ whom, signal }) => erasePages(whom, signal)],
  ["pages of others", ({ whom, signal }) => disownPages(whom, signal)],
  ["cards", ({ whom, signal }) => eraseCards(whom, signal)],
  ["cards of others", ({ whom, signal }) => disownCards(whom, signal)],
  // When no signature of theirs shows them any more.
  ["pictures", ({ whom, signal }) => again(erasePictures(whom, isShown, signal))],
  ["pictures of others", ({ whom, signal }) => leavePictures(whom, isShown, signal)],
  ["counts", ({ whom, signal, isLast }) => eraseCounts(whom, isLast, signal)],
  ["exports", ({ whom, signal }) => eraseExports(whom, signal)],
  ["extension", ({ whom, signal }) => eraseHandOvers(whom, signal)],
  ["weekly mails", ({ whom, signal }) => eraseWeekly(whom, signal)],
  ["friends", ({ whom, signal }) => eraseFriends(whom, signal)],
  ["requests", ({ whom, signal }) => eraseRequests(whom, signal)],
  ["codes", ({ whom, signal }) => disownCodes(whom, signal)],
  ["bulks", ({ whom, signal }) => eraseBulks(whom, signal)],
  ["invitations", ({ whom, signal }) => eraseInvitations(whom, signal)],
  ["billing", ({ whom, signal }) => eraseBilling(whom, signal)],
  ["log", ({ whom, signal }) => eraseLog(whom, signal)],
  ["account", ({ whom, signal }) => eraseAccount(whom, signal)],
  ["teams", ({ whom, signal }) => eraseTeams(whom, signal)],
  ["jobs", ({ whom, signal }) => eraseJobs(whom, signal)],
  // Last, as some of the above could have written one.
  ["mails", ({ whom, signal }) => eraseMails(whom, signal)],
];

/** Kinds of work that are known by the team while a job of it is kept. */
const KEYED = ["members.designs", "members.directory"];

/** Work that waits and is about what is gone. */
async function eraseJobs({ user, teams }: Erased, signal: AbortSignal): Promise<void> {
  const ids = teams.map(String);
  const about = [{ "data.user": String(user) }, { "data.owner": String(user) }, { "data.team": among(ids) }];
  // Few wait at a time, and those that have failed for good are kept for days only.
  for (const state of ["waiting", "dead"] as const) await eraseAll(JobModel, { state, $or: about }, signal);
  const keys = ids.flatMap((id) => [id, `unplaced:${id}`]);
  await eraseAll(JobModel, { kind: among(KEYED), key: among(keys) }, signal);
}

const among = (texts: readonly string[]) => mongoose.trusted({ $in: [...texts] });
