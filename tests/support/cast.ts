import type { Types } from "mongoose";
import { type BrowserContext, expect } from "playwright/test";
import { keysOf } from "#shared/members/names.ts";
import { inStore } from "./inStore.ts";
import type { RunningServer } from "./startServer.ts";

export const PASSWORD = "quiet harbour at dawn";

/** Values that are written over the account and the team of somebody: there are no screens for them. */
export type Stored = { user?: Record<string, unknown>; team?: Record<string, unknown> };

/** Somebody new, who is signed in in the browser and becomes what is written of them. */
export async function arrive(
  server: RunningServer,
  context: BrowserContext,
  email: string,
  { user = {}, team = {} }: Stored = {},
  name = "Ana Ruiz",
) {
  const answer = await context.request.post(`${server.url}/api/app/registration/register`, {
    data: { name, email, password: PASSWORD },
  });
  expect(answer.status(), email).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  const id = await inStore(server, async (store) => {
    const own = await store.collection("users").findOne({ email });
    if (Object.keys(user).length) await store.collection("users").updateOne({ _id: own?._id }, { $set: user });
    if (Object.keys(team).length) await store.collection("teams").updateOne({ _id: own?._id }, { $set: team });
    return own?._id as Types.ObjectId;
  });
  return { id, email, headers: { authorization: `Bearer ${token}` } };
}

/** Puts somebody into the team of another. */
export const joinTeam = (
  server: RunningServer,
  { id: user, email }: { id: Types.ObjectId; email: string },
  { id: team }: { id: Types.ObjectId },
) =>
  inStore(server, async (store) => {
    const rights = { role: "member", permissions: null, pagePermissions: null, status: "registered" };
    await store
      .collection("members")
      .insertOne({ team, user, email, active: true, ...rights, ...keysOf({ name: "", email }) });
    await store.collection("users").updateOne({ _id: user }, { $set: { team } });
  });
