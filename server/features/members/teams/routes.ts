import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/teams/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as teams from "./service.ts";

export default async function teamRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.current, ({ viewer }) => teams.current(viewer));
  registerCall(app, endpoints.rename, ({ viewer, body }) => teams.rename(viewer, body.name));
  registerCall(app, endpoints.own, ({ viewer }) => teams.listOwn(viewer));
  registerCall(app, endpoints.choose, ({ viewer, body }) => teams.choose(viewer, body.id));
  registerCall(app, endpoints.leave, async ({ viewer, request }) => {
    const { team, member } = viewer;
    const left = await teams.leave(viewer);
    request.noted = { team: team._id, target: String(member?._id ?? "") };
    return left;
  });
}
