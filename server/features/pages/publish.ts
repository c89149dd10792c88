/** Whether everybody sees a page. */
import mongoose from "mongoose";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { entitlements } from "#shared/members/rules.ts";
import { addressProblem } from "#shared/pages/rules.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as members from "../members/service.ts";
import { beside } from "./beside.ts";
import { PageModel, type PageRecord, storedPages } from "./model.ts";
import { maySave, mayWrite } from "./rights.ts";
import { getInTeam } from "./service.ts";
import { noteSeen } from "./slugs.ts";
import { standIns } from "./standIns.ts";

/** Nothing of the page itself is changed: whoever edits it meanwhile can save. */
const AFTER = { returnDocument: "after" } as const;

/**
 * Shows a page to everybody, as it is saved.
 * @throws no_edit_permission, not_found, account_expired, invalid_input without an address, conflict when it is changed over and over
 */
export async function publish(viewer: Viewer, hash: string): Promise<PageRecord> {
  await maySave(viewer);
  mayWrite(viewer, "pages.edit");
  for (let turn = 0; turn < 5; turn++) {
    const before = await getInTeam(viewer, hash);
    if (before.isPublished) return before;
    if (before.slug === "") refuse("slug", addressProblem({ slug: "", isPublished: true }) ?? "");
    const shortLinks = await standIns(viewer, before);
    const stored = await transaction(async (session) => {
      // Of the very state whose links have stand-ins.
      const filter = { hash, revision: before.revision || mongoose.trusted({ $in: [0, null] }) };
      const change = { $set: { isPublished: true, shortLinks } };
      const saved = await PageModel.findOneAndUpdate(filter, change, { ...AFTER, session }).lean();
      if (saved) {
        await noteSeen(before.slug, session);
        await beside().moved(saved.team, hash, session);
        await members.staleForAddresses(saved.team, [saved.assignee ?? null], session);
      }
      return saved;
    });
    const published = storedPages.read(stored);
    if (published) return published;
  }
  return fail("conflict");
}

/**
 * Hides a page from everybody, and takes it out of the signatures that show it.
 * @throws no_edit_permission, not_found, account_expired, upgrade_needed
 */
export async function unpublish(viewer: Viewer, hash: string): Promise<PageRecord> {
  await maySave(viewer);
  mayWrite(viewer, "pages.edit");
  await getInTeam(viewer, hash);
  if (!entitlements(viewer.team).canUnpublish) fail("upgrade_needed");
  const stored = await transaction(async (session) => {
    const saved = await PageModel.findOneAndUpdate(
      { hash },
      { $set: { isPublished: false } },
      { ...AFTER, session },
    ).lean();
    if (saved) {
      await beside().hidden(saved.team, hash, session);
      await beside().moved(saved.team, hash, session);
      await members.staleForAddresses(saved.team, [saved.assignee ?? null], session);
    }
    return saved;
  });
  return storedPages.read(stored) ?? fail("not_found");
}
