import type { FastifyInstance, FastifyRequest } from "fastify";

const MAX_FORM_BYTES = 16 * 1024;

/** In a context of its own: forms come as browsers send them, and nothing else is read. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { bodyLimit: MAX_FORM_BYTES, parseAs: "string" },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/** What a form was sent with; null where it was none. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams | null =>
  body instanceof URLSearchParams ? body : null;
