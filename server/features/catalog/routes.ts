import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { ADDON_TYPES, ADDONS, isPaidAddon } from "#shared/addons/addons.ts";
import type { Banner } from "#shared/catalog/banners/banner.ts";
import { BANNER_CATEGORIES } from "#shared/catalog/banners/gallery.ts";
import { CONTACTS } from "#shared/catalog/contacts.ts";
import * as endpoints from "#shared/catalog/endpoints.ts";
import { FONT_GROUPS, FONTS } from "#shared/catalog/fonts.ts";
import { HANDWRITING_FONTS, HANDWRITING_GROUP } from "#shared/catalog/handwriting.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { Content } from "#shared/signatures/schema.ts";
import { registerCall } from "../../http/call.ts";

const data = {
  fonts: [
    ...FONT_GROUPS.flatMap(({ group, names }) =>
      names.map((name) => ({ name, group, stack: FONTS[name] as string | null, customSize: false })),
    ),
    ...HANDWRITING_FONTS.map((name) => ({ name, group: HANDWRITING_GROUP, stack: null, customSize: true })),
  ],
  fontGroups: [
    ...FONT_GROUPS.map(({ group, label }) => ({ group, label })),
    { group: HANDWRITING_GROUP, label: "Handwriting" },
  ],
  addons: ADDON_TYPES.map((type) => ({ type, isFree: !isPaidAddon(type), hasList: "row" in ADDONS[type] })),
  contacts: Object.entries(CONTACTS).map(([name, { label }]) => ({ name, label })),
  socials: Object.entries(SOCIALS).map(([name, { label, color }]) => ({ name, label, color })),
  templates: TEMPLATES.map(({ id, name, category, isFree }) => ({ id, name, category, isFree })),
};

/** `{ headline: { label, … } }` -> `[{ key: "headline", label, … }]` */
const keyed = <T extends object>(parts: Readonly<Record<string, T>>) =>
  Object.entries(parts).map(([key, part]) => ({ key, ...part }));

const presentBanner = ([designId, { texts, colors, ...banner }]: [string, Banner]) => ({
  designId,
  ...banner,
  texts: keyed(texts),
  colors: keyed(colors),
});

const bannerGallery = {
  categories: BANNER_CATEGORIES.map(({ name, banners }) => ({
    name,
    images: Object.entries(banners).map(presentBanner),
  })),
};

const isFree = (templateId: number) => TEMPLATES.some((template) => template.id === templateId && template.isFree);

const prefills = PREFILLS.map(({ id, name, profession, category, content }) => ({
  prefillId: id,
  isPrefill: true as const,
  name,
  profession,
  category,
  isFree: isFree(content.design.templateId),
  ...z.parse(Content, content),
}));

export default async function catalogRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.data, async ({ reply }) => {
    reply.header("cache-control", "public, max-age=300");
    return data;
  });

  registerCall(app, endpoints.bannerGallery, async ({ reply }) => {
    reply.header("cache-control", "public, max-age=300");
    return bannerGallery;
  });

  registerCall(app, endpoints.prefill, async ({ query, reply }) => {
    reply.header("cache-control", "public, max-age=300");
    const { category, profession } = query;
    const isWanted = (design: (typeof prefills)[number]) =>
      (!category || design.category === category) && (!profession || design.profession === profession);
    return { items: prefills.filter(isWanted) };
  });
}
