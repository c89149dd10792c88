import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { batch } from "./batch.ts";
import { remove } from "./leave.ts";
import { list } from "./list.ts";
import { aboutAll, aboutOne } from "./noted.ts";
import { present } from "./present.ts";
import * as people from "./service.ts";

export default async function peopleRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.list, ({ viewer, query }) => list(viewer, query));
  registerCall(app, endpoints.get, async ({ viewer, params }) => present(await people.getMember(viewer, params.id)));
  registerCall(app, endpoints.change, async ({ viewer, params, body, request }) =>
    present(aboutOne(request, await people.change(viewer, params.id, body))),
  );
  registerCall(app, endpoints.changePermissions, async ({ viewer, params, body, request }) =>
    present(aboutOne(request, await people.changePermissions(viewer, params.id, body))),
  );
  registerCall(app, endpoints.remove, async ({ viewer, params, query, request }) => {
    aboutOne(request, await remove(viewer, params.id, query));
    return null;
  });
  registerCall(app, endpoints.batch, async ({ viewer, body, request }) => {
    const { members, ...outcome } = await batch(viewer, body);
    aboutAll(request, members, ACTS[body.act]);
    return outcome;
  });
}

const ACTS = { permissions: "member.changed", resend: "member.invited", remove: "member.removed" } as const;
