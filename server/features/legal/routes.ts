import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import * as endpoints from "#shared/legal/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { legalText, UnreadableText } from "./texts.ts";

/** What whoever runs this installation has to say by law. */
export default async function legalRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.legalText, async ({ params, request }) =>
    legalText(params.name, request.language).catch((error) => {
      if (!(error instanceof UnreadableText)) throw error;
      request.log.error({ err: error }, "legal text");
      return fail("unavailable");
    }),
  );
}
