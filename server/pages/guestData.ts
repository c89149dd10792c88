import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { preview } from "#shared/signatures/endpoints.ts";
import { mayDrawPreview } from "../features/signatures/previewLimit.ts";
import { findPreview } from "../features/signatures/show.ts";

/** `version` changes with what is shown. The page asks for it as in the browser, by `endpoint`, and gets `answer`. */
type GuestData = { version: string; endpoint: Endpoint; answer: unknown };
type Read = (params: Record<string, string>, request: FastifyRequest) => Promise<GuestData>;

/** By the names of routes: what a guest sees there of the store. @throws Failure where that is nothing */
export const GUEST_DATA: Readonly<Record<string, Read>> = {
  "signature-preview": async ({ hash = "" }, request) => {
    const { etag, shown } = await findPreview(hash, () => mayDrawPreview(request));
    return { version: etag, endpoint: preview, answer: shown };
  },
};
