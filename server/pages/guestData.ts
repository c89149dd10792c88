import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { pricing, resellerPricing } from "#shared/plans/endpoints.ts";
import { preview } from "#shared/signatures/endpoints.ts";
import { presentOwn, presentResellers } from "../features/plans/service.ts";
import { mayDrawPreview } from "../features/signatures/previewLimit.ts";
import { findPreview } from "../features/signatures/show.ts";
import { isSold } from "../settings.ts";

type Answer = { endpoint: Endpoint; answer: unknown };
/** `version` changes with what is shown. The page asks for it as in the browser, by an endpoint, and gets its answer. */
type GuestData = { version: string; answers: readonly Answer[] };
type Read = (params: Record<string, string>, request: FastifyRequest) => Promise<GuestData>;

/** What is sold: the same for as long as this process runs. */
const prices: Read = async () => ({
  version: "prices",
  answers: isSold()
    ? [
        { endpoint: pricing, answer: presentOwn() },
        { endpoint: resellerPricing, answer: presentResellers() },
      ]
    : [],
});

/** By the names of routes: what a guest sees there of the store, or of the settings. @throws Failure where that is nothing */
export const GUEST_DATA: Readonly<Record<string, Read>> = {
  "signature-preview": async ({ hash = "" }, request) => {
    const { etag, shown } = await findPreview(hash, () => mayDrawPreview(request));
    return { version: etag, answers: [{ endpoint: preview, answer: shown }] };
  },
  home: prices,
  pricing: prices,
  pricing_plan: prices,
};
