import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { prepareAnswer } from "#program/problems.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { toFailure } from "../http/plugins/errors.ts";

const STYLE = `:root { color-scheme: light dark }
body { display: grid; min-height: 100vh; place-content: center; margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 32rem }`;

/** What a person sees when a page could not even be begun: one sentence and the way back. It needs nothing that may be away. */
export function answerPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toFailure(error);
  const nonce = randomBytes(16).toString("base64");
  const again = prepareAnswer(failure, request, reply, error);
  return reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(`<!doctype html><html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">${again ? `<meta http-equiv="refresh" content="${again}">` : ""}
<title>Signoff</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Signoff</h1><p>${escapeHtml(t(ERRORS[failure.code].message))}</p><p><a href="${escapeHtml(request.url)}">${escapeHtml(t("Try again"))}</a></p></main></body></html>`);
}
