import { Types } from "mongoose";
import { NO_FACTS } from "#shared/members/facts.ts";
import { keysOf } from "#shared/members/names.ts";
import { inStore } from "./inStore.ts";
import type { RunningServer } from "./startServer.ts";

type Row = Record<string, unknown> & { email: string; name?: string };

/** Puts rows of members into somebody's team, without accounts of their own: as many as a list has to bear. */
export const addPeople = (server: RunningServer, { id: team }: { id: Types.ObjectId }, rows: readonly Row[]) =>
  inStore(server, async (store) => {
    const documents = rows.map(({ email, name = "", facts = {}, ...row }) => ({
      _id: new Types.ObjectId(),
      team,
      email,
      active: true,
      user: new Types.ObjectId(),
      role: "member",
      permissions: null,
      pagePermissions: null,
      status: "registered",
      invite: null,
      facts: { ...NO_FACTS, name, ...(facts as object) },
      ...keysOf({ name, email }),
      lastSeenAt: null,
      createdAt: new Date(),
      ...row,
    }));
    await store.collection("members").insertMany(documents);
    await store.collection("teams").updateOne({ _id: team }, { $inc: { used: rows.length } });
    return documents;
  });
