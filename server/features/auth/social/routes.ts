import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import * as endpoints from "#shared/auth/social/endpoints.ts";
import { SOCIAL_PATH, SOCIAL_START_PATH } from "#shared/auth/social/paths.ts";
import { ProviderId } from "#shared/auth/social/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { registerCall } from "../../../http/call.ts";
import { answerEntry } from "../answer.ts";
import * as social from "./service.ts";

const { transactions, pendings } = social;

export default async function socialRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.exchange, async ({ body, query, request, reply }) => {
    transactions.forget(reply);
    const exchanged = await social.exchange(body, query, request);
    if ("pending" in exchanged) {
      pendings.give(reply, exchanged.pending);
      fail("link_needed");
    }
    return { ...answerEntry(reply, exchanged), isSignUp: exchanged.isSignUp };
  });

  registerCall(app, endpoints.list, async ({ viewer, request }) => social.list(viewer, request));
  registerCall(app, endpoints.begin, async ({ viewer, body, request, reply }) => {
    const { address, ticket } = await social.start(body.provider, viewer.user._id, request);
    transactions.give(reply, ticket);
    return { address };
  });
  registerCall(app, endpoints.connect, async ({ viewer, body, request, reply }) => {
    transactions.forget(reply);
    await social.connect(viewer, body, request);
    return social.list(viewer, request);
  });
  registerCall(app, endpoints.connectPending, async ({ viewer, request, reply }) => {
    pendings.forget(reply);
    await social.connectPending(viewer, request);
    return social.list(viewer, request);
  });
  registerCall(app, endpoints.dropPending, async ({ request, reply }) => {
    pendings.forget(reply);
    await social.dropPending(request);
    return null;
  });
  registerCall(app, endpoints.disconnect, async ({ viewer, params }) => {
    await social.disconnect(viewer, params.id);
    return null;
  });
}

/** Where the buttons lead: on to the provider, or back to our own page with the word that OAuth has for a failure. */
export async function socialStart(app: FastifyInstance) {
  app.get(
    SOCIAL_START_PATH,
    { schema: { params: z.object({ provider: ProviderId }), hide: true } },
    async (request, reply) => {
      const { provider } = request.params as { provider: ProviderId };
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      try {
        const { address, ticket } = await social.start(provider, null, request);
        transactions.give(reply, ticket);
        return reply.redirect(address, 302);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return reply.redirect(`${SOCIAL_PATH.replace(":provider", provider)}?error=server_error`, 302);
      }
    },
  );
}
