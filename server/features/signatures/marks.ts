import * as account from "../account/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import { SignatureModel } from "./model.ts";
import { maySave } from "./rights.ts";
import { getInTeam } from "./service.ts";

/**
 * Makes a signature the viewer's default. It is a choice of the person and changes nothing of the signature, so whoever
 * sees it may: no permission is needed. A default that is deleted, or out of reach, is none.
 * @throws not_found, too_many_requests
 */
export async function setDefault(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  await getInTeam(viewer, hash);
  await account.setDefaultSignature(viewer.user._id, hash);
}

/** @throws not_found, too_many_requests */
export async function unsetDefault(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  await getInTeam(viewer, hash);
  await account.unsetDefaultSignature(viewer.user._id, hash);
}

/**
 * Notes which state of a signature was copied, or is installed: the last one is what stands in somebody's mail program. No
 * save: revision and `updatedAt` stay, so that whoever edits it meanwhile is not interrupted.
 * @param updatedAt of that state; one from the future counts as the newest
 * @throws not_found, too_many_requests
 */
async function noteState(
  viewer: Viewer,
  hash: string,
  field: "copiedState" | "installedState",
  updatedAt: Date,
): Promise<void> {
  await maySave(viewer);
  const { _id, updatedAt: newest, [field]: known } = await getInTeam(viewer, hash);
  const state = updatedAt < newest ? updatedAt : newest;
  if (known?.getTime() === state.getTime()) return;
  await SignatureModel.updateOne({ _id }, { [field]: state }, { timestamps: false });
}

export const noteCopied = (viewer: Viewer, hash: string, updatedAt: Date) =>
  noteState(viewer, hash, "copiedState", updatedAt);
export const noteInstalled = (viewer: Viewer, hash: string, updatedAt: Date) =>
  noteState(viewer, hash, "installedState", updatedAt);
