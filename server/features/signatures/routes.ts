import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { Prepared, registerCall } from "../../http/call.ts";
import { settings } from "../../settings.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import { countOpens, listClicks } from "../links/service.ts";
import { list } from "./list.ts";
import type { SignatureRecord } from "./model.ts";
import { addIcon, addPicture, MAX_ICON_BODY_BYTES, mayAddPicture } from "./pictures.ts";
import { etagOf, mayEdit, present } from "./present.ts";
import { mayDrawPreview } from "./previewLimit.ts";
import { mayCreate, mayUpload } from "./rights.ts";
import * as signatures from "./save.ts";
import { getInTeam } from "./service.ts";
import { findPreview, preview } from "./show.ts";
import { receiveUpload } from "./upload.ts";

/** Asked for anew each time, and nothing for whoever has it already. The owner's own says that they may edit. */
const PREVIEW = { "cache-control": "private, no-cache", vary: "authorization" };

export default async function signatureRoutes(app: FastifyInstance) {
  app.register(async (anyone) => {
    anyone.addHook("onRequest", anyone.noticeViewer);
    registerCall(anyone, endpoints.preview, async ({ params, request, reply }) => {
      const { shown, json, etag, subject } = await findPreview(params.hash, () => mayDrawPreview(request));
      if (mayEdit(request.viewer, subject, shown.signature.user)) return preview(params.hash, request.viewer);
      reply.headers(PREVIEW).header("etag", etag);
      return new Prepared(json, namesVersion(request.headers["if-none-match"], etag));
    });
  });

  app.register(async (signedIn) => {
    signedIn.addHook("onRequest", signedIn.requireViewer);
    const answer = (viewer: Viewer, reply: FastifyReply, record: SignatureRecord) => {
      reply.header("etag", etagOf(record));
      return present(record, viewer.team, viewer);
    };

    const receivingOf = ({ id }: Viewer) => ({ account: id, folder: settings().uploadDir });

    registerCall(signedIn, endpoints.list, async ({ viewer, params }) => list(viewer, params.page));
    registerCall(signedIn, endpoints.create, async ({ viewer, body, reply }) =>
      answer(viewer, reply, await signatures.create(viewer, body)),
    );
    registerCall(signedIn, endpoints.get, async ({ viewer, params, reply }) =>
      answer(viewer, reply, await getInTeam(viewer, params.hash)),
    );
    registerCall(signedIn, endpoints.update, async ({ viewer, params, body, request, reply }) =>
      answer(viewer, reply, await signatures.update(viewer, params.hash, body, ifMatch(request))),
    );
    registerCall(signedIn, endpoints.remove, async ({ viewer, params }) => {
      await signatures.remove(viewer, params.hash);
      return null;
    });
    registerCall(signedIn, endpoints.check, async ({ viewer }) => {
      mayCreate(viewer);
      return null;
    });
    registerCall(signedIn, endpoints.uploadImage, async ({ viewer, params, request, reply }) => {
      await mayUpload(viewer, params.hash, params.imageType);
      const { path } = await receiveUpload(request, reply, receivingOf(viewer), (...upload) =>
        images.storeUploadOf(viewer.team._id, ...upload),
      );
      return answer(viewer, reply, await signatures.setImage(viewer, params.hash, params.imageType, path));
    });
    registerCall(signedIn, endpoints.removeImage, async ({ viewer, params, reply }) =>
      answer(viewer, reply, await signatures.setImage(viewer, params.hash, params.imageType, null)),
    );
    registerCall(signedIn, endpoints.uploadPicture, async ({ viewer, request, reply }) => {
      await mayAddPicture(viewer);
      return receiveUpload(request, reply, receivingOf(viewer), (...upload) => addPicture(viewer, ...upload));
    });
    registerCall(
      signedIn,
      endpoints.uploadIcon,
      async ({ viewer, body }) => {
        await mayAddPicture(viewer);
        return addIcon(viewer, body.icon);
      },
      { bodyLimit: MAX_ICON_BODY_BYTES },
    );
    registerCall(signedIn, endpoints.links, async ({ viewer, params, query }) => {
      await getInTeam(viewer, params.hash);
      const [links, opens] = await Promise.all([listClicks(params.hash, query.page), countOpens(params.hash)]);
      return { ...links, ...opens };
    });
  });
}

/** The revision in `If-Match`; null when the caller does not care. @throws invalid_input */
function ifMatch(request: FastifyRequest): number | null {
  const header = request.headers["if-match"];
  if (header === undefined || header === "*") return null;
  const revision = /^(?:W\/)?"(\d+)"$/.exec(header)?.[1];
  return revision === undefined ? refuse("If-Match", msg("Send the ETag of the state you edited.")) : Number(revision);
}
