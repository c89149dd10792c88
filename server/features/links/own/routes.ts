import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import * as endpoints from "#shared/links/endpoints.ts";
import type { ShortLink } from "#shared/links/schema.ts";
import { registerCall } from "../../../http/call.ts";
import type { Viewer } from "../../auth/viewer.ts";
import type { ShortLinkRecord } from "../model.ts";
import { receive } from "./bringIn.ts";
import { list } from "./list.ts";
import { presentAll } from "./present.ts";
import { getSeen } from "./rights.ts";
import * as links from "./save.ts";

export default async function ownLinkRoutes(app: FastifyInstance) {
  const present = async (viewer: Viewer, link: ShortLinkRecord): Promise<ShortLink> =>
    (await presentAll(viewer, [link]))[0] ?? fail("not_found");

  registerCall(app, endpoints.list, ({ viewer, query }) => list(viewer, query));
  registerCall(app, endpoints.create, async ({ viewer, body, request }) => {
    const link = await links.create(viewer, body);
    request.noted = { target: link.code };
    return present(viewer, link);
  });
  registerCall(app, endpoints.get, async ({ viewer, params }) => present(viewer, await getSeen(viewer, params.code)));
  registerCall(app, endpoints.change, async ({ viewer, params, body }) =>
    present(viewer, await links.change(viewer, params.code, body)),
  );
  registerCall(app, endpoints.remove, async ({ viewer, params, request }) => {
    await links.remove(viewer, params.code);
    request.noted = { target: params.code };
    return null;
  });
  registerCall(app, endpoints.switchMany, async ({ viewer, body }) => ({
    done: await links.switchMany(viewer, body.codes, body.isOn),
  }));
  registerCall(app, endpoints.importLinks, async ({ viewer, request, reply }) => {
    const checked = await receive(viewer, request, reply);
    // A look is nothing that was done.
    if (checked.made === 0) request.noted = { each: [] };
    return checked;
  });
}
