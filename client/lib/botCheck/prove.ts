import { ask } from "#shared/botCheck/endpoints.ts";
import type { Purpose } from "#shared/botCheck/schema.ts";
import type { Call } from "../context.tsx";
import { solve } from "./solve.ts";

export type Answer = {
  /** by `performance.now()`: the person's clock need not be the server's */
  until: number;
  /** the header's value; null where nothing is asked @throws ApiError */
  header(): Promise<string | null>;
};

/** The server asks a little longer than we answer. */
const SPARE_S = 15;

/** Does what the server asks of a browser before a call. The work goes on after it is begun. @throws ApiError */
export async function prove(call: Call, purpose: Purpose): Promise<Answer> {
  const askedAt = performance.now();
  const asked = await call(ask, { params: { purpose } });
  if (asked.kind === "off") return { until: Number.POSITIVE_INFINITY, header: async () => null };
  const until = askedAt + (asked.validS - SPARE_S) * 1000;
  if (asked.kind === "altcha") return { until, header: begun(solve(asked.challenge)) };
  const vendors = await import("./vendors.ts");
  // Its puzzle, should there be one, comes when the form is sent and not when somebody begins to type.
  if (asked.kind === "hcaptcha") return { until, header: () => vendors.hcaptcha(asked.siteKey) };
  return { until, header: begun(vendors.turnstile(asked.siteKey, purpose)) };
}

/** What fails before anybody waits for it is not unexpected. */
function begun(work: Promise<string>): () => Promise<string> {
  work.catch(() => undefined);
  return () => work;
}
