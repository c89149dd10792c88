import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseLanguage } from "#shared/languages/choose.ts";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
} from "#shared/languages/constants.ts";
import { ENGLISH, type Speech, speakBy } from "#shared/languages/translate.ts";
import { words as deApp } from "#shared/locales/de/app.ts";
import { words as deFiles } from "#shared/locales/de/files.ts";
import { words as deMessages } from "#shared/locales/de/messages.ts";
import { words as esApp } from "#shared/locales/es/app.ts";
import { words as esFiles } from "#shared/locales/es/files.ts";
import { words as esMessages } from "#shared/locales/es/messages.ts";
import { words as ptApp } from "#shared/locales/pt/app.ts";
import { words as ptFiles } from "#shared/locales/pt/files.ts";
import { words as ptMessages } from "#shared/locales/pt/messages.ts";
import { settings } from "../../settings.ts";

declare module "fastify" {
  interface FastifyRequest {
    language: Language;
  }
}

/** What an answer depends on that is in a language. */
export const LANGUAGE_HEADERS = "accept-language, cookie";
/** A code has eight letters at most; nobody fills the log with one. */
const MAX_LOGGED = 16;
const YEAR_S = 365 * 86_400;

const SPEECHES: Record<Language, Speech> = {
  en: ENGLISH,
  de: { language: "de", words: new Map(Object.entries({ ...deApp, ...deFiles, ...deMessages })) },
  es: { language: "es", words: new Map(Object.entries({ ...esApp, ...esFiles, ...esMessages })) },
  pt: { language: "pt", words: new Map(Object.entries({ ...ptApp, ...ptFiles, ...ptMessages })) },
};

const speech = new AsyncLocalStorage<Speech>();
speakBy(() => speech.getStore() ?? ENGLISH);

/**
 * Each request below `app` is answered in its language. After the cookies, and before what takes a snapshot of the
 * request's context.
 */
export function speakLanguages(app: FastifyInstance) {
  app.decorateRequest("language", DEFAULT_LANGUAGE);
  app.addHook("onRequest", (request, _reply, done) => {
    const asked = askedLanguage(request);
    if (asked && !isLanguage(asked)) {
      request.log.error({ language: asked.slice(0, MAX_LOGGED) }, "unknown language");
    }
    request.language = chooseLanguage({
      asked,
      cookie: request.cookies[LANGUAGE_COOKIE],
      accepted: request.headers["accept-language"],
    });
    if (request.language === DEFAULT_LANGUAGE) done();
    else speech.run(SPEECHES[request.language], done);
  });
}

function askedLanguage({ query }: FastifyRequest): string | undefined {
  const asked = (query as Record<string, unknown>)[LANGUAGE_PARAMETER];
  return typeof asked === "string" ? asked : undefined;
}

/** Whoever asks for a language in the address wants it on the next page as well. */
export function keepAskedLanguage(request: FastifyRequest, reply: FastifyReply) {
  const asked = askedLanguage(request);
  if (!isLanguage(asked) || request.cookies[LANGUAGE_COOKIE] === asked) return;
  reply.setCookie(LANGUAGE_COOKIE, asked, { path: "/", sameSite: "lax", secure: settings().isSecure, maxAge: YEAR_S });
}
