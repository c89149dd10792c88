import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/domains/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { present } from "./present.ts";
import * as domains from "./service.ts";

export default async function domainRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.list, async ({ viewer }) => ({
    items: await Promise.all((await domains.list(viewer)).map((one) => present(one, viewer.team.shortHost))),
  }));
  registerCall(app, endpoints.create, async ({ viewer, body, request }) => {
    const record = await domains.create(viewer, body.host);
    request.noted = { target: String(record._id) };
    return present(record, viewer.team.shortHost);
  });
  registerCall(app, endpoints.verify, async ({ viewer, params }) =>
    present(await domains.verify(viewer, params.id), viewer.team.shortHost),
  );
  registerCall(app, endpoints.useForLinks, async ({ viewer, params, body, request }) => {
    const record = await domains.useForLinks(viewer, params.id, body.isOn);
    request.noted = { target: params.id };
    return present(
      record,
      body.isOn ? record.host : viewer.team.shortHost === record.host ? null : viewer.team.shortHost,
    );
  });
  registerCall(app, endpoints.remove, async ({ viewer, params }) => {
    await domains.remove(viewer, params.id);
    return null;
  });
}
