/** The designs of a company from a file are copied, and its rules are said. Its people are the work of the team's own import. */
import * as z from "zod/mini";
import { ERRORS, Failure, fail } from "#shared/errors/catalogue.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as members from "../../members/service.ts";
import * as masters from "../../signatures/masters/service.ts";
import { copyMaster } from "../sharing/copy.ts";
import { BulkModel, type BulkRecord, storedBulks } from "./model.ts";

const MAX_TRIES = 6;

export const BULK = kind({
  name: "reseller.bulk",
  data: z.object({ id: StoredId }),
  maxTries: MAX_TRIES,
  firstPauseMs: 10_000,
  keptMs: 0,
});

/** Done again it finds what is there already: a copy has its hash from the beginning, and rules are said once. */
export const bulkHandler: Handler = handler(BULK, async ({ id }, job) => {
  const record = storedBulks.read(await BulkModel.findOne({ _id: id, state: "running" }).lean());
  if (!record) return;
  try {
    const viewer = await viewerOf(record);
    if (!viewer) return void (await end(record, "failed"));
    for (const { from, to } of record.copies) {
      job.signal.throwIfAborted();
      const { agency } = record;
      const asked = { agency, signature: from, company: viewer.team, hash: to };
      if ((await transaction((session) => copyMaster(asked, session))) === null) fail("signature_limit");
    }
    await masters.saveFirst(viewer, record.designs);
    await end(record, "done");
  } catch (error) {
    if (job.signal.aborted || !(isFinal(error) || job.tries >= MAX_TRIES)) throw error;
    job.log.warn({ err: error, operation: BULK.name }, "designs of a company from a file could not be copied");
    await end(record, "failed");
  }
});

/** What no later try does better; whoever goes on with it has changed something. */
const isFinal = (error: unknown) =>
  error instanceof Failure && ERRORS[error.code].status < 500 && error.code !== "too_many_requests";

const end = ({ _id }: BulkRecord, state: "done" | "failed") =>
  BulkModel.updateOne({ _id, state: "running" }, { $set: { state } });

/** In whose name it is made, as they act in the company: while they have all of its agency. */
async function viewerOf({ by, company }: BulkRecord): Promise<Viewer | null> {
  const user = await account.findById(String(by));
  if (!user?.isEnabled) return null;
  const membership = await members.membershipAt(user._id, company);
  const role = membership?.hub?.role ?? RESELLER_ROLES.companyAdmin;
  if (!membership?.team._id.equals(company) || role > RESELLER_ROLES.accountAdmin) return null;
  return { user, id: String(user._id), roles: user.roles, ...membership };
}
