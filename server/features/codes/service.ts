import { createHash, randomInt } from "node:crypto";
import mongoose, { type ClientSession } from "mongoose";
import { CODE_LENGTH, CODE_LETTERS, type CodeGift, printedCode } from "#shared/codes/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { type Deal, planWith } from "#shared/members/deals.ts";
import type { TeamPlan } from "#shared/members/rules.ts";
import { byAddress, limitFailures, type Windows } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as billing from "../billing/service.ts";
import * as members from "../members/service.ts";
import { offers } from "../plans/service.ts";
import { CodeModel, type CodeRecord, storedCodes } from "./model.ts";

const HOUR_MS = 3_600_000;
/** Nobody finds a code by trying; this keeps them from keeping us busy with it. */
const FAILURES_PER_ACCOUNT = { limit: 20, windowMs: HOUR_MS };
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: HOUR_MS };

const hashOf = (code: string) => createHash("sha256").update(`activation code ${code}`).digest("base64url");

/** What a code would give. It stays as it is. @throws as `activate` */
export async function preview(viewer: Viewer, code: string, ip: string): Promise<CodeGift> {
  return limitFailures(windowsOf(viewer, ip), async () => {
    const found = storedCodes.read(await CodeModel.findOne(unused(code)).lean()) ?? refuseCode();
    const plan = planWith(viewer.team, found) ?? fail("code_no_gain");
    return giftOf(found, plan, await billing.restOf(viewer.team._id, new Date()));
  });
}

/**
 * Uses a code up for the viewer's team: taken and given in one transaction, so that it is used once, by one team, and
 * never for nothing.
 * @throws invalid_input (unknown, old or used), code_no_gain, too_many_requests
 */
export async function activate(viewer: Viewer, code: string, ip: string): Promise<CodeGift> {
  return limitFailures(windowsOf(viewer, ip), () =>
    transaction(async (session) => {
      const { _id } = viewer.team;
      const taken = (await take(code, viewer, session)) ?? refuseCode();
      // Where nothing is sold it is kept for when something is: there is nothing that it would add.
      if (!planWith(viewer.team, taken)) fail("code_no_gain");
      const team = (await members.giveDeal(_id, taken, session)) ?? fail("code_no_gain");
      // A plan that runs is not paid for again, and its rest goes back.
      return giftOf(taken, team, await billing.licensed(_id, taken._id, new Date(), session));
    }),
  );
}

async function take(code: string, { team }: Viewer, session: ClientSession): Promise<CodeRecord | null> {
  const change = { $set: { usedBy: team._id, usedAt: new Date() } };
  return storedCodes.read(await CodeModel.findOneAndUpdate(unused(code), change, { session }).lean());
}

const unused = (code: string) => ({
  _id: hashOf(code),
  usedBy: null,
  $or: [{ expiresAt: null }, { expiresAt: mongoose.trusted({ $gt: new Date() }) }],
});

const windowsOf = ({ id }: Viewer, ip: string): Windows => ({
  [`codes:account:${id}`]: FAILURES_PER_ACCOUNT,
  ...byAddress("codes", ip, FAILURES_PER_ADDRESS),
});

const refuseCode = () => refuse("code", msg("This code is not valid, or it was used already."));

const giftOf = ({ tier, seats }: Deal, plan: Pick<TeamPlan, "seats" | "plan">, refund: number): CodeGift => ({
  tier,
  seats,
  totalSeats: plan.seats,
  product_id: plan.plan.data.product_id ?? "",
  refund,
  currency: offers().currency,
});

/** Makes codes. @returns them as they are printed; nobody can read them again afterwards */
export async function make(
  count: number,
  { tier, seats, note = "", expiresAt = null }: Deal & { note?: string; expiresAt?: Date | null },
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await CodeModel.insertMany(codes.map((code) => ({ _id: hashOf(code), tier, seats, note, expiresAt })));
  return codes.map(printedCode);
}

const newCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
