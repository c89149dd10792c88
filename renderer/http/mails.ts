import type { FastifyInstance } from "fastify";
import { parse } from "#program/json.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { chooseLanguage } from "#shared/languages/choose.ts";
import { MAILS, type MailName } from "#shared/mail/schema.ts";
import { BRAND_HEADER, unpackBrand } from "#shared/reseller/brand/inMails.ts";
import type { RendererConfig } from "../config.ts";
import { mailDrawer } from "../mails/draw.ts";
import type { Access } from "./access.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** Draws the mails that we send; they say what their senders may say, so only our own processes may ask. */
export async function mailRoutes(app: FastifyInstance, { access, config }: { access: Access; config: RendererConfig }) {
  const draw = mailDrawer(config.MAILS);
  const publicUrl = new URL(config.PUBLIC_URL).origin;

  app.post<{ Params: { name: string } }>(
    "/mails/:name",
    { onRequest: access.requireService, bodyLimit: MAX_BODY_BYTES },
    async ({ params, body, headers }) => {
      if (!Object.hasOwn(MAILS, params.name)) fail("not_found");
      const name = params.name as MailName;
      return draw(name, parse(MAILS[name], body), {
        publicUrl,
        language: chooseLanguage({ accepted: headers["accept-language"] }),
        imageHost: config.imageHost,
        brand: unpackBrand(headers[BRAND_HEADER]),
      });
    },
  );
}
