import type { FastifyInstance, FastifyReply } from "fastify";
import { namesVersion } from "#shared/lib/etag.ts";
import { choose } from "#shared/pictures/endpoints.ts";
import * as uploads from "#shared/pictures/uploads/endpoints.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { Prepared, registerCall } from "../../http/call.ts";
import { ifMatch } from "../../http/ifMatch.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as cards from "../cards/service.ts";
import * as images from "../images/service.ts";
import { countOpens, listClicks } from "../links/service.ts";
import { brandLineOf, inGroup } from "../members/service.ts";
import * as pages from "../pages/service.ts";
import * as assigning from "./assign/service.ts";
import { defaultsOf } from "./defaults.ts";
import { list, progress } from "./list.ts";
import * as marks from "./marks.ts";
import { isOutOfHand } from "./masters/rollout.ts";
import type { SignatureRecord } from "./model.ts";
import { addIcon, MAX_ICON_BODY_BYTES } from "./pictures.ts";
import { etagOf, mayEdit, present } from "./present.ts";
import { mayDrawPreview } from "./previewLimit.ts";
import { mayCreate, mayUpload } from "./rights.ts";
import * as signatures from "./save.ts";
import { listAll } from "./seen.ts";
import { getInTeam } from "./service.ts";
import { findPreview, preview } from "./show.ts";

/** Asked for anew each time, and nothing for whoever has it already. The owner's own says that they may edit. */
const PREVIEW = { "cache-control": "private, no-cache", vary: "authorization" };

export default async function signatureRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.preview, async ({ params, request, reply }) => {
    const { shown, json, etag, subject } = await findPreview(params.hash, () => mayDrawPreview(request));
    if (mayEdit(request.viewer, subject, shown.signature.user)) return preview(params.hash, request.viewer);
    reply.headers(PREVIEW).header("etag", etag);
    return new Prepared(json, namesVersion(request.headers["if-none-match"], etag));
  });

  const answer = async (viewer: Viewer, reply: FastifyReply, record: SignatureRecord) => {
    reply.header("etag", etagOf(record));
    return present(record, viewer.team, viewer, await brandLineOf(viewer.team));
  };

  registerCall(app, endpoints.list, async ({ viewer, params, query }) => list(viewer, params.page, query));
  registerCall(app, endpoints.progress, async ({ viewer }) => ({ signature: await progress(viewer) }));
  registerCall(app, endpoints.listGroup, async ({ viewer, params, query }) =>
    list(await inGroup(viewer, params.group), params.page, query),
  );
  registerCall(app, endpoints.create, async ({ viewer, body, request, reply }) => {
    const record = await signatures.create(viewer, body);
    request.noted = { target: record.hash };
    return answer(viewer, reply, record);
  });
  registerCall(app, endpoints.clone, async ({ viewer, params, request, reply }) => {
    const record = await signatures.clone(viewer, params.hash);
    request.noted = { target: record.hash };
    return answer(viewer, reply, record);
  });
  registerCall(app, endpoints.assign, async ({ viewer, params, body, request, reply }) => {
    const { record, replaced, member } = await assigning.assign(viewer, params.hash, body);
    const whom = member.user && { subject: member.user };
    const given = { ...whom, target: record.hash };
    const allowed = { ...whom, target: String(member._id), act: "member.changed" as const, fields: ["permissions"] };
    request.noted = { each: body.permissions === undefined ? [given] : [given, allowed] };
    return { ...(await answer(viewer, reply, record)), replaced };
  });
  registerCall(app, endpoints.unassign, async ({ viewer, params, reply }) =>
    answer(viewer, reply, await assigning.unassign(viewer, params.hash)),
  );
  registerCall(app, endpoints.get, async ({ viewer, params, reply }) => {
    const record = await getInTeam(viewer, params.hash);
    const byDefault = (await defaultsOf(viewer, [record])).get(record.hash) ?? null;
    const shown = await answer(viewer, reply, record);
    const canEdit = shown.canEdit && !(await isOutOfHand(viewer, record));
    return { ...shown, canEdit, byDefault };
  });
  registerCall(app, endpoints.update, async ({ viewer, params, body, request, reply }) =>
    answer(viewer, reply, await signatures.update(viewer, params.hash, body, ifMatch(request))),
  );
  registerCall(app, endpoints.remove, async ({ viewer, params }) => {
    await signatures.remove(viewer, params.hash);
    return null;
  });
  registerCall(app, endpoints.setDefault, async ({ viewer, params }) => {
    await marks.setDefault(viewer, params.hash);
    return null;
  });
  registerCall(app, endpoints.unsetDefault, async ({ viewer, params }) => {
    await marks.unsetDefault(viewer, params.hash);
    return null;
  });
  registerCall(app, endpoints.noteCopied, async ({ viewer, params, body }) => {
    await marks.noteCopied(viewer, params.hash, new Date(body.updatedAt));
    return null;
  });
  registerCall(app, endpoints.noteInstalled, async ({ viewer, params, body }) => {
    await marks.noteInstalled(viewer, params.hash, new Date(body.updatedAt));
    return null;
  });
  registerCall(app, endpoints.listAll, async ({ viewer }) => ({ items: await listAll(viewer) }));
  registerCall(app, endpoints.listAllOfGroup, async ({ viewer, params }) => ({
    items: await listAll(await inGroup(viewer, params.group)),
  }));
  registerCall(app, endpoints.check, async ({ viewer, params }) => {
    if (params.entity === "card") await cards.mayCreate(viewer);
    else if (params.entity === "page") await pages.mayCreate(viewer);
    else mayCreate(viewer);
    return null;
  });
  registerCall(app, uploads.uploadImage, async ({ viewer, params, request, reply }) => {
    await mayUpload(viewer, params.hash, params.imageType);
    const stored = await images.receiveUpload(request, reply, images.receivingOf(viewer), (...upload) =>
      images.storeUploadOf(images.bringerOf(viewer), ...upload),
    );
    return answer(viewer, reply, await signatures.setImage(viewer, params.hash, params.imageType, stored));
  });
  registerCall(app, choose, async ({ viewer, params, body, reply }) =>
    answer(viewer, reply, await signatures.chooseImage(viewer, params.hash, params.imageType, body.picture)),
  );
  for (const [imageType, endpoint] of [
    ["photo", uploads.removePhoto],
    ["photo2", uploads.removePhoto2],
    ["banner", uploads.removeBanner],
  ] as const)
    registerCall(app, endpoint, async ({ viewer, params, reply }) =>
      answer(viewer, reply, await signatures.setImage(viewer, params.hash, imageType, null)),
    );
  registerCall(app, uploads.uploadPicture, async ({ viewer, request, reply }) => {
    await images.mayAddPicture(viewer);
    return images.receiveUpload(request, reply, images.receivingOf(viewer), (...upload) =>
      images.addPicture(viewer, ...upload),
    );
  });
  registerCall(
    app,
    uploads.uploadIcon,
    async ({ viewer, body }) => {
      await images.mayAddPicture(viewer);
      return addIcon(viewer, body.icon);
    },
    { bodyLimit: MAX_ICON_BODY_BYTES },
  );
  registerCall(app, endpoints.links, async ({ viewer, params, query }) => {
    await getInTeam(viewer, params.hash);
    const [links, opens] = await Promise.all([
      listClicks(params.hash, query.page, viewer.team),
      countOpens(params.hash),
    ]);
    return { ...links, ...opens };
  });
}
