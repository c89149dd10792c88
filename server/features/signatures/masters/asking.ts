import type { ClientSession, Types } from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";

/** Composes the signatures that follow a master of what it is now. */
export const ROLLOUT = kind({
  name: "signatures.rollout",
  data: z.object({ team: StoredId, master: z.string() }),
  keptMs: 0,
});

/** Asks for the followers of a master to be composed. @param session as `add` has it. @throws unavailable */
export const follow = (team: Types.ObjectId, master: string, session?: ClientSession): Promise<void> =>
  add(ROLLOUT, { team: String(team), master }, session && { session });
