import type { Types } from "mongoose";
import { formOf, keysOf } from "#renderer/signature/forms.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { isSameValue } from "#shared/lib/same.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { type Followed, NO_LINKS, ownAfter } from "#shared/members/masters/compose.ts";
import { isLocked, type LockName } from "#shared/members/masters/lockNames.ts";
import { changedFields, withLocked } from "#shared/members/masters/locks.ts";
import { isManager } from "#shared/members/rules.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { locksOf } from "../present.ts";
import { withLinks } from "./links.ts";
import { locksIn } from "./lockedIn.ts";
import { peopleWith } from "./people.ts";

/** What of a record follows a master. */
export const followedOf = (record: Pick<SignatureRecord, "content"> & Omit<Followed, keyof Content>): Followed => {
  const { content, hasShortLink, shorLinkHashType, publicPageColor, forms } = record;
  return { ...content, hasShortLink, shorLinkHashType, publicPageColor, forms };
};

/** A signature of a team that others follow; null when it is gone. */
export const findMaster = async (team: Types.ObjectId, hash: string): Promise<SignatureRecord | null> =>
  storedSignatures.read(await SignatureModel.findOne({ hash, team }).lean());

/**
 * A state that somebody wants to save, with what is locked as it was: nobody sees a layout redrawn by a member.
 * @throws locked_part naming the fields that they have changed and may not
 */
export function withinLocks(viewer: Viewer, before: SignatureRecord, input: SignatureInput): SignatureInput {
  const locks = locksOf(viewer, before);
  if (locks.length === 0) return input;
  const known = followedOf(before);
  const fields = changedFields(known, input).filter((path) => isLocked(path, locks));
  const forms = lockedForms(known, input, locks).map((key) => `forms.${key}`);
  refuseLocked([...fields, ...forms]);
  const kept = withLocked(input, known, locks);
  return isLocked("forms", locks) ? { ...kept, forms: known.forms } : kept;
}

/** Before a picture of a signature is changed. @throws locked_part */
export function mustBeOpen(viewer: Viewer, before: SignatureRecord, path: string): void {
  refuseLocked(isLocked(path, locksOf(viewer, before)) ? [path] : []);
}

function refuseLocked(paths: readonly string[]) {
  const message = msg("Your team keeps this part the same for everybody.");
  if (paths.length > 0) fail("locked_part", { errors: paths.map((path) => ({ path, message })) });
}

/** Forms that show a locked part otherwise than before: what they say of it is one thing, and how it is noted another. */
function lockedForms(before: Followed, after: SignatureInput, locks: readonly LockName[]): FormKey[] {
  const keys = [...new Set([...keysOf(before.forms), ...keysOf(after.forms)])];
  const areAllLocked = isLocked("forms", locks);
  return keys.filter((key) => {
    if (isSameValue(before.forms[key], after.forms[key])) return false;
    if (areAllLocked && (!before.forms[key] || !after.forms[key])) return true;
    const shown = ({ forms }: Pick<Followed, "forms">) => ({ ...after, ...formOf(contentOf(after), forms, key) });
    return changedFields(shown(before), shown(after)).some((path) => areAllLocked || isLocked(path, locks));
  });
}

const contentOf = ({ general, design, media }: Content): Content => ({ general, design, media });

/**
 * What its person, or whoever manages the team, says otherwise once a signature that follows a master was saved.
 * @returns nothing for one that follows none
 */
export async function ownOnSave(
  viewer: Viewer,
  before: SignatureRecord,
  after: Followed,
): Promise<Partial<Pick<SignatureRecord, "own">>> {
  const { team } = viewer;
  const email = before.assignee ?? before.own.of;
  if (before.master === null || email === "") return {};
  const master = await findMaster(team._id, before.master);
  if (!master) return {};
  const known = (await peopleWith(team._id, [email])).get(email);
  const [linked] = known ? await withLinks(team, master.content, [known]) : [];
  const person = linked ?? { email, facts: NO_FACTS, links: NO_LINKS };
  const saving = { before: followedOf(before), after };
  const how = { master: followedOf(master), person, locks: locksIn(team, before.master), isTeam: isManager(viewer) };
  return { own: ownAfter(before.own, saving, how) };
}
