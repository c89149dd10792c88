import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { isManager } from "#shared/members/rules.ts";
import type { Viewer } from "../auth/viewer.ts";
import { SignatureModel, storedSignatures } from "./model.ts";
import { present } from "./present.ts";

/** A page of the signatures that the viewer sees, newest first. */
export async function list(viewer: Viewer, page: number) {
  const { user, team } = viewer;
  const filter = isManager(viewer) ? { team: team._id } : { team: team._id, owner: user._id };
  const records = await SignatureModel.find(filter)
    .sort({ createdAt: -1, _id: -1 })
    .skip((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .lean();
  const items = storedSignatures.readAll(records.slice(0, PAGE_SIZE)).map((record) => present(record, team, viewer));
  return { items, page, hasMore: records.length > PAGE_SIZE };
}
