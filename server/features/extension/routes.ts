import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/extension/endpoints.ts";
import { bearerOf } from "../../http/bearer.ts";
import { registerCall } from "../../http/call.ts";
import * as mails from "./mails.ts";
import * as extension from "./service.ts";

export default async function extensionRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.handOver, ({ viewer }) => extension.handOver(viewer));
  registerCall(app, endpoints.connect, ({ body, request }) => extension.connect(body.code, request));
  registerCall(app, endpoints.beginMail, async ({ body, request }) => {
    await mails.begin(bearerOf(request.headers), body, request);
    return null;
  });
  registerCall(app, endpoints.sendMail, async ({ body, request }) => {
    await mails.send(bearerOf(request.headers), body, request);
    return null;
  });
  registerCall(app, endpoints.countMails, async ({ body, request }) => ({
    items: await mails.count(bearerOf(request.headers), body.ids, request),
  }));
  registerCall(app, endpoints.listMails, ({ viewer, query }) => mails.list(viewer, query.page));
  registerCall(app, endpoints.forgetMails, async ({ viewer }) => {
    await mails.forget(viewer);
    return null;
  });
  registerCall(app, endpoints.setCounting, async ({ viewer, body }) => {
    await mails.setCounting(viewer, body.isOn);
    return body;
  });
  registerCall(app, endpoints.disconnect, async ({ request }) => {
    await extension.disconnect(bearerOf(request.headers), request);
    return null;
  });
}
