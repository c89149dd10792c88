import type { FastifyInstance, FastifyReply } from "fastify";
import { SANDBOXED } from "#shared/lib/headers.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { limitAddress } from "../../../db/cache/limit.ts";
import { registerCall } from "../../../http/call.ts";
import { attachment } from "../../../http/disposition.ts";
import * as downloads from "./service.ts";

/** By address: making a kit reads every picture of the signature. */
const DOWNLOADS = { limit: 60, windowMs: 60_000 };
/** Forms are drawn for each caller: an office that installs its signatures on one morning. */
const FORMS = { limit: 600, windowMs: 60_000 };

/** Files and the forms of a signature, for whoever may see the preview. */
export default async function downloadRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.previewForm, async ({ params, request }) => {
    await limitAddress("forms", request.ip, FORMS);
    return downloads.drawForm(params.hash, params.form, request.viewer);
  });
  registerCall(app, endpoints.download, async ({ params, query, request, reply }) => {
    await limitAddress("downloads", request.ip, DOWNLOADS);
    return sendFile(reply, await downloads.download(params.hash, params.kind, request.viewer, query.form));
  });
}

/** For the disk and never for the browser: what a person wrote must not run on our own address. */
function sendFile(reply: FastifyReply, { bytes, type, fileName, asciiName }: downloads.Download): Buffer {
  reply.type(type).headers({ "content-disposition": attachment(fileName, asciiName), ...SANDBOXED });
  return bytes;
}
