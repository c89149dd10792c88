import type { FastifyInstance, FastifyReply } from "fastify";
import { t } from "#shared/languages/translate.ts";
import * as endpoints from "#shared/pages/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { ifMatch } from "../../http/ifMatch.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import { inGroup } from "../members/service.ts";
import * as assigning from "./assign.ts";
import { list, listAll } from "./list.ts";
import type { PageRecord } from "./model.ts";
import { etagOf, ownHostOf, present } from "./present.ts";
import { publish, unpublish } from "./publish.ts";
import { report } from "./reports.ts";
import * as pages from "./save.ts";
import { send } from "./send.ts";
import { getInTeam } from "./service.ts";
import { check } from "./slugs.ts";

export default async function pageApiRoutes(app: FastifyInstance) {
  const answer = async (viewer: Viewer, reply: FastifyReply, record: PageRecord) => {
    reply.header("etag", etagOf(record));
    return present(record, viewer.team, viewer, await ownHostOf(viewer.team));
  };

  registerCall(app, endpoints.list, async ({ viewer, params, query }) =>
    list(await inGroup(viewer, params.group), params.page, query),
  );
  registerCall(app, endpoints.listAll, async ({ viewer, params }) => ({
    items: await listAll(await inGroup(viewer, params.group)),
  }));
  registerCall(app, endpoints.create, async ({ viewer, body, request, reply }) => {
    const record = await pages.create(viewer, body);
    request.noted = { target: record.hash };
    return answer(viewer, reply, record);
  });
  registerCall(app, endpoints.get, async ({ viewer, params, reply }) =>
    answer(viewer, reply, await getInTeam(viewer, params.hash)),
  );
  registerCall(app, endpoints.update, async ({ viewer, params, body, request, reply }) =>
    answer(viewer, reply, await pages.update(viewer, params.hash, body, ifMatch(request))),
  );
  registerCall(app, endpoints.remove, async ({ viewer, params }) => {
    await pages.remove(viewer, params.hash);
    return null;
  });
  registerCall(app, endpoints.clone, async ({ viewer, params, request, reply }) => {
    const record = await pages.clone(viewer, params.hash);
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
  registerCall(app, endpoints.uploadImage, async ({ viewer, params, request, reply }) => {
    await pages.mayUpload(viewer, params.hash);
    await images.mayAddPicture(viewer);
    return images.receiveUpload(request, reply, images.receivingOf(viewer), (...upload) =>
      images.addPicture(viewer, ...upload),
    );
  });
  registerCall(app, endpoints.removeImage, async ({ viewer, params, reply }) =>
    answer(viewer, reply, await pages.removeImage(viewer, params.hash, params.imageType)),
  );
  registerCall(app, endpoints.publish, async ({ viewer, params, reply }) =>
    answer(viewer, reply, await publish(viewer, params.hash)),
  );
  registerCall(app, endpoints.unpublish, async ({ viewer, params, reply }) =>
    answer(viewer, reply, await unpublish(viewer, params.hash)),
  );
  registerCall(app, endpoints.checkUrl, async ({ params, query, request }) => {
    const problem = await check(params.slug, { viewer: request.viewer, hash: query.hash ?? null, ip: request.ip });
    return { problem: problem === null ? null : t(problem) };
  });
  registerCall(app, endpoints.report, async ({ params, body, request }) => {
    await report({ slug: params.slug, reason: body.reason, ip: request.ip, log: request.log });
    return null;
  });
  registerCall(app, endpoints.send, async ({ viewer, params, body }) => {
    await send(viewer, params.hash, body);
    return null;
  });
}
