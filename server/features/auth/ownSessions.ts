/** Where a person is logged in, for them to see and to end. */

import mongoose from "mongoose";
import { REFRESH_ABSOLUTE_DAYS } from "#shared/auth/constants.ts";
import type { OwnSession } from "#shared/auth/ownSession.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { transaction } from "../../db/transactions.ts";
import * as account from "../account/service.ts";
import { RefreshFamilyModel, type RefreshFamilyRecord, storedFamilies } from "./model.ts";
import { endFamiliesOf } from "./refreshTokens.ts";
import { endSession } from "./sessions.ts";
import type { Viewer } from "./viewer.ts";

const DAY_MS = 86_400_000;

/** A page of the viewer's sessions, the last used one first. */
export async function list({ user, session }: Viewer, page: number, now = new Date()) {
  const open = { user: user._id, expiresAt: mongoose.trusted({ $gt: now }) };
  const records = await RefreshFamilyModel.find(open)
    .sort({ rotatedAt: -1, _id: -1 })
    .skip((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .lean();
  const items = storedFamilies.readAll(records.slice(0, PAGE_SIZE)).map((family) => present(family, session));
  return { items, page, hasMore: records.length > PAGE_SIZE };
}

const present = ({ _id, browser, system, rotatedAt, endsAt }: RefreshFamilyRecord, current?: string): OwnSession => {
  const createdAt = new Date(endsAt.getTime() - REFRESH_ABSOLUTE_DAYS * DAY_MS);
  // A session of an earlier version need not say when it was used last.
  const usedAt = rotatedAt > createdAt ? rotatedAt : createdAt;
  return {
    id: _id,
    isCurrent: _id === current,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
  };
};

/** Ends one of the viewer's sessions. @throws not_found, for somebody else's as well */
export async function end({ user }: Viewer, id: string): Promise<void> {
  if (!(await RefreshFamilyModel.exists({ _id: id, user: user._id }))) fail("not_found");
  await endSession(id);
}

/** Ends all of them at once, the one that asks too. */
export const endAll = ({ user }: Pick<Viewer, "user">): Promise<void> =>
  transaction(async (session) => {
    await account.raiseEpoch(user._id, session);
    await endFamiliesOf(user._id, session);
  });
