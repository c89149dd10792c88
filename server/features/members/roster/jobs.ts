/** A list that was brought in is worked through part by part, and goes on where it was when its process ended. */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { type Handler, handler, type Job } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { GIVING, givingTo } from "../designs.ts";
import { inviteTogether } from "../invite/together.ts";
import { MemberModel, type MemberRecord, storedMembers } from "../model.ts";
import { noteAll } from "../people/noted.ts";
import { membershipAt } from "../service.ts";
import { factsWrite, writeFacts } from "./facts.ts";
import { ImportModel, ImportPartModel, type ImportRecord, storedImports, storedParts } from "./model.ts";
import { type Step, withTexts } from "./plan.ts";

/** Mails of a large team are counted by the hour: it waits, and goes on. */
const MAX_TRIES = 40;

export const IMPORT = kind({
  name: "members.import",
  data: z.object({ id: StoredId, at: z.int() }),
  maxTries: MAX_TRIES,
  longestPauseMs: 30 * 60_000,
  keptMs: 0,
});

/** The name of a part. */
export const partOf = (id: unknown, at: number) => `${id}:${at}`;

export const importHandler: Handler = handler(IMPORT, async ({ id, at }, job) => {
  const record = storedImports.read(await ImportModel.findOne({ _id: id, state: "running" }).lean());
  if (!record) return;
  // Done already by a run that died before it could say so.
  if (record.at > at) return { next: { id, at: record.at } };
  const part = storedParts.read(await ImportPartModel.findById(partOf(id, at)).lean());
  const viewer = part && (await viewerOf(record));
  if (!part && record.givesDesigns) await add(GIVING, givingTo(record.team, false));
  if (!part || !viewer) return void (await end(record, part ? "failed" : "done"));
  const counts = await work(viewer, part.steps, record.isQuiet, job.log).catch(async (error: unknown) => {
    // Nobody would go on with it, and no other list could be brought in.
    if (!job.signal.aborted && job.tries >= MAX_TRIES) await end(record, "failed");
    throw error;
  });
  job.note(counts);
  const done = part.steps.length;
  // Of two runs of the same part one is counted.
  await ImportModel.updateOne({ _id: id, at }, { $set: { at: at + 1 }, $inc: { ...counts, done } });
  await ImportPartModel.deleteOne({ _id: part._id });
  return { next: { id, at: at + 1 } };
});

const end = ({ _id }: ImportRecord, state: "done" | "failed") =>
  ImportModel.updateOne({ _id, state: "running" }, { $set: { state } });

/** Who has brought the list, while they may still invite people into its team. */
async function viewerOf({ by, team }: ImportRecord): Promise<Viewer | null> {
  const user = await account.findById(String(by));
  if (!user?.isEnabled) return null;
  const membership = await membershipAt(user._id, team);
  if (!membership) return null;
  const isTheirs = membership.team._id.equals(team) && membership.member?.role !== "member";
  return isTheirs ? { user, id: String(user._id), roles: user.roles, ...membership } : null;
}

/** Does what is to be done for some rows: all of it bears to be done twice. */
async function work(viewer: Viewer, steps: readonly Step[], isQuiet: boolean, log: Job["log"]) {
  const of = (act: Step["act"]) => steps.filter((step) => step.act === act);
  const changed = await change(viewer, of("change"));
  await noteAll(viewer, changed, { act: "member.changed", operation: IMPORT.name, log });
  const { there, made, noSeat } = await inviteTogether(viewer, of("invite"), { isQuiet });
  await noteAll(viewer, made, { act: "member.invited", operation: IMPORT.name, log });
  return { changed: changed.length, invited: there.size, noSeat: noSeat.length };
}

async function change({ team }: Viewer, steps: readonly Step[]): Promise<MemberRecord[]> {
  if (steps.length === 0) return [];
  const emails = steps.map(({ email }) => email);
  const filter = { team: team._id, email: mongoose.trusted({ $in: emails }), active: true };
  const rows = storedMembers.readAll(await MemberModel.find(filter).lean());
  const known = new Map(rows.map((row) => [row.email, row]));
  const changed = steps.flatMap(({ email, facts }) => {
    const row = known.get(email);
    return row ? [{ row, write: factsWrite(row, withTexts(row.facts, facts)) }] : [];
  });
  await writeFacts(
    team._id,
    changed.map(({ write }) => write),
  );
  return changed.map(({ row }) => row);
}
