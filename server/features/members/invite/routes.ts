import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { aboutAll, aboutOne } from "../people/noted.ts";
import { present } from "../people/present.ts";
import { checkAddresses, inviteMany } from "./many.ts";
import { resend } from "./resend.ts";
import { invite } from "./service.ts";

export default async function inviteRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.invite, async ({ viewer, body, request }) =>
    present(aboutOne(request, await invite(viewer, body))),
  );
  registerCall(app, endpoints.checkAddresses, ({ viewer, body }) => checkAddresses(viewer, body.text));
  registerCall(app, endpoints.inviteMany, async ({ viewer, body, request }) => {
    const { members, ...outcome } = await inviteMany(viewer, body);
    aboutAll(request, members);
    return outcome;
  });
  registerCall(app, endpoints.resendInvite, async ({ viewer, params, request }) =>
    present(aboutOne(request, await resend(viewer, params.id))),
  );
}
