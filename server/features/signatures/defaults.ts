import { isManager } from "#shared/members/rules.ts";
import * as account from "../account/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import { activeIn } from "../members/service.ts";
import type { SignatureRecord } from "./model.ts";

type Whose = Pick<SignatureRecord, "hash" | "owner" | "assignee">;

/**
 * Whose default some signatures are, by their hashes: the viewer's own, and for whoever manages a team also that of the
 * member a signature is assigned to, or of who made it. An assigned one counts unless its member has chosen another.
 */
export async function defaultsOf(viewer: Viewer, signatures: readonly Whose[]): Promise<Map<string, string>> {
  const { user, team } = viewer;
  const defaults = new Map<string, string>();
  if (isManager(viewer) && team.used > 1) {
    const emails = signatures.flatMap(({ assignee }) => assignee ?? []);
    const people = await account.defaultsOf({ emails, ids: signatures.map(({ owner }) => owner) });
    const active = await activeIn(
      team,
      people.map(({ _id }) => _id),
    );
    const here = people.filter(({ _id }) => active.has(String(_id)));
    for (const { hash, owner, assignee } of signatures) {
      const given = here.find(({ email }) => email === assignee);
      const maker = here.find(({ _id }) => _id.equals(owner));
      const isGiven = given && (given.defaultSignature ?? hash) === hash;
      const whose = isGiven ? given : maker?.defaultSignature === hash ? maker : null;
      if (whose) defaults.set(hash, whose.email);
    }
  }
  if (user.defaultSignature !== null) defaults.set(user.defaultSignature, user.email);
  return defaults;
}
