/** What people did with the signatures of the demo team in the last two months, so that its charts have something to show. */
import { createHash, randomUUID } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { addToMonth, type Batch, type Counted, counterLine, writeBatch } from "#server/features/links/batches.ts";
import { endOfLine, lineWith, OPEN, type Origin } from "#server/features/links/lines.ts";
import { ShortLinkModel } from "#server/features/links/model.ts";
import { addAll } from "#server/features/links/tallies/write.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { DAY_MS } from "#shared/analytics/days.ts";

const DAYS = 60;
const HOUR_MS = 3_600_000;
/** By hour of the day, how much of it comes then. */
const HOURS = [8, 9, 9, 10, 10, 10, 11, 11, 12, 13, 14, 14, 15, 15, 16, 16, 17, 18, 20, 21];
const FROM = ["", "", "", "mail.google.com", "outlook.office.com", "www.linkedin.com"];
const DEVICES = ["computer", "computer", "computer", "phone", "phone", "tablet"];
/** As hashes of visitors look. */
const PEOPLE = Array.from({ length: 400 }, (_, i) =>
  createHash("sha256").update(`${i}`).digest("base64url").slice(0, 16),
);
const AGENTS = ["person", "person", "person", "person", "person", "person", "bot", "scanner", "prefetch"] as const;

/** The same numbers each time (linear congruential generator, Numerical Recipes). */
let seed = 40;
function chance(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}
const oneOf = <T>(list: readonly T[]): T => list[chance(list.length)] as T;

/** Writes them as clicks are written: raw, by month and by day. */
export async function seedClicks(teams: readonly Types.ObjectId[]): Promise<void> {
  const made = await SignatureModel.find({ team: mongoose.trusted({ $in: [...teams] }) }, { hash: 1, team: 1 }).lean();
  const teamOf = new Map(made.map(({ hash, team }) => [hash, String(team)]));
  const hashes = [...teamOf.keys()];
  const links = await ShortLinkModel.find(
    { signature: mongoose.trusted({ $in: hashes }) },
    { code: 1, signature: 1 },
  ).lean();
  const counted: Counted[] = [
    ...hashes.map((signature) => ({ code: OPEN + signature, signature, team: teamOf.get(signature) ?? "" })),
    ...links.map(({ code, signature }) => ({
      code,
      signature: String(signature),
      team: teamOf.get(String(signature)) ?? "",
    })),
  ];
  const today = Math.floor(Date.now() / DAY_MS);
  for (let day = today - DAYS; day < today; day++) {
    const batch = batchOf(day, counted);
    if (batch.months.size > 0) await writeBatch(batch);
  }
  await addAll();
}

function batchOf(day: number, counted: readonly Counted[]): Batch {
  const from = day * DAY_MS;
  const isWeekend = [0, 6].includes(new Date(from).getUTCDay());
  const lines: string[] = [];
  const months: Batch["months"] = new Map();
  for (const one of counted) {
    const most = (one.code.startsWith(OPEN) ? 14 : 5) - (isWeekend ? 3 : 0);
    const sums = { people: 0, bots: 0 };
    for (let left = chance(most); left > 0; left--) {
      const origin = somebody();
      const end = endOfLine(one.code.startsWith(OPEN) ? { ...origin, referrer: "" } : origin);
      lines.push(lineWith(one.code, oneOf(HOURS) * HOUR_MS + chance(HOUR_MS), end));
      sums[origin.agent === "person" ? "people" : "bots"]++;
    }
    addToMonth(months, one, { day, ...sums });
  }
  const counters = counted.map(counterLine).join("\n");
  return { id: randomUUID(), from, lines: lines.join("\n"), counters, months, count: lines.length };
}

const somebody = (): Origin => ({
  visitor: oneOf(PEOPLE),
  agent: oneOf(AGENTS),
  referrer: oneOf(FROM),
  device: oneOf(DEVICES),
  country: "",
});
