import mongoose from "mongoose";
import * as z from "zod/mini";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { schedule, type Upkeep } from "../../jobs/schedule.ts";
import * as links from "../links/service.ts";
import { findTeam } from "../members/service.ts";
import * as pages from "../pages/service.ts";
import * as signatures from "../signatures/service.ts";
import { check } from "./check.ts";
import { dueBy } from "./service.ts";
import { MOVE } from "./shortLinks.ts";

/** Domains that are looked at together; each takes a few seconds at most. */
const AT_ONCE = 10;

const CHECK = kind({ name: "domains.check", data: z.object({}), keptMs: 0 });

/** Every minute, for those whose turn it is. */
export const domainUpkeep = (): readonly Upkeep[] => [
  schedule("domains.check", { calendar: "* * * * *", kind: CHECK, data: {} }),
];

/** Looks at the domains that are due: those that wait for their proof, and each day those that had one. */
export const domainHandler: Handler = handler(CHECK, async (_data, { signal, log }) => {
  const due = await dueBy(new Date(), AT_ONCE);
  signal.throwIfAborted();
  await Promise.all(
    due.map(async (record) => {
      const outcome = await check(record);
      if (!outcome || outcome.record.status === record.status) return;
      const { team, host, status } = outcome.record;
      log.info({ team: String(team), host, status, before: record.status }, "a domain has another status");
    }),
  );
  if (due.length === AT_ONCE) return { next: {} };
});

/** Puts the short links of what a team has saved under the address that holds now; doing it again changes nothing. */
export const moveLinksHandler: Handler = handler(MOVE, async ({ team: id }, { signal }) => {
  const team = await findTeam(new mongoose.Types.ObjectId(id));
  if (!team) return;
  const base = await links.baseOf(links.basedOf(team));
  await signatures.moveLinks(team._id, base, signal);
  await pages.moveLinks(team._id, base, signal);
});
