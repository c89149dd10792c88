/** Mails that the clock sends: what ends soon, or goes on with a payment. */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { PAUSE_MONTHS } from "#shared/billing/constants.ts";
import { endOf } from "#shared/billing/due.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import { transaction } from "../../db/transactions.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { offers } from "../plans/service.ts";
import { tellEnds, tellPauses } from "./mails.ts";
import { renewalOf } from "./renewal.ts";
import { findBoth, isPaused } from "./subscriptions.ts";

const Notice = z.object({ team: z.string(), days: z.int() });
/** Somebody is told, so many days before an end. */
export type Notice = z.output<typeof Notice>;

export const TELL = kind({ name: "billing.tell", data: z.object({ notices: z.array(Notice) }), keptMs: 0 });

/** Tells of one end, once for its days. What has changed since is told as it is, or not at all. */
export const tell = ({ team: id, days }: Notice, now: Date): Promise<void> =>
  transaction(async (session) => {
    const both = await findBoth(new mongoose.Types.ObjectId(id), session);
    const end = both && endOf(both.subscription);
    if (!both || !end || end <= now) return;
    const { _id, status, plan, isPausing } = both.subscription;
    // The same again, after a kill, is the same mail.
    const key = `told ${id} ${end.toISOString()} ${days}`;
    const paused = isPaused(both.subscription);
    if (paused || (status === "active" && isPausing)) {
      const renewal = renewalOf(both, now);
      const next = renewal && { cents: renewal.sum.due, currency: offers().currency };
      const dates = paused
        ? { pausesAt: both.subscription.endsAt ?? now, resumesAt: end }
        : { pausesAt: end, resumesAt: periodEnd(end, PAUSE_MONTHS, 1) };
      await tellPauses(_id, { plan, ...dates, next }, session, key);
    } else if (status === "cancelled" || status === "trial")
      await tellEnds(_id, { plan, endsAt: end, isTrial: status === "trial" }, session, key);
  });

export const noticeHandler: Handler = handler(TELL, async ({ notices }, { signal, note }) => {
  for (const notice of notices) {
    signal.throwIfAborted();
    await tell(notice, new Date());
  }
  note({ count: notices.length });
});
