import type { FastifyInstance } from "fastify";
import { CONTACTS } from "#shared/catalog/contacts.ts";
import * as endpoints from "#shared/catalog/endpoints.ts";
import { FONTS } from "#shared/catalog/fonts.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { registerCall } from "../../http/call.ts";

const data = {
  fonts: Object.entries(FONTS).map(([name, stack]) => ({ name, stack })),
  contacts: Object.entries(CONTACTS).map(([name, { label }]) => ({ name, label })),
  socials: Object.entries(SOCIALS).map(([name, { label, color }]) => ({ name, label, color })),
  templates: TEMPLATES.map(({ id, name, category, isFree }) => ({ id, name, category, isFree })),
};

export default async function catalogRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.data, async ({ reply }) => {
    reply.header("cache-control", "public, max-age=300");
    return data;
  });
}
