import { type Addon, paidIn } from "../addons/addons.ts";
import { TEMPLATES, templateBlocks } from "../catalog/templates.ts";
import { msg, t } from "../languages/translate.ts";
import type { Entitlements } from "../members/rules.ts";
import type { Content } from "./schema.ts";

/** A field that the account may try in the editor but not save; `path` is dotted. */
export type PaidPart = { path: string; message: string };

/** Networks whose links only the paid plans keep. */
export const PAID_SOCIALS: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  behance: "Behance",
  dribbble: "Dribbble",
  youtube: "YouTube",
};

export const isPaidSocial = (name: string) => Object.hasOwn(PAID_SOCIALS, name);

/** Whether every account may save a layout. */
export const isFreeTemplate = (templateId: number) => TEMPLATES.some(({ id, isFree }) => id === templateId && isFree);

/** What a plan has or has not, of what a signature can show. */
export type PlanNeed = "hasAllTemplates" | "canHideBranding" | "canChooseIcons" | "hasAllParts";

/** What the paid plans add to a signature, and what is left of it without them (specification, section 4). */
type PlanRule = {
  need: PlanNeed;
  /** the fields that need it */
  find(content: Content): PaidPart[];
  /** the same without it */
  downgrade(content: Content): Partial<Content>;
};

const part = (path: string, message: string): PaidPart => ({ path, message: t(message) });

/** Named by itself, for a banner arrives by a call of its own. */
export const bannerPart = () => part("media.banner", msg("A banner is part of the paid plans."));

const PLAN_RULES: readonly PlanRule[] = [
  {
    need: "hasAllTemplates",
    find: ({ design }) =>
      isFreeTemplate(design.templateId)
        ? []
        : [part("design.templateId", msg("This template is part of the paid plans."))],
    downgrade: ({ design }) =>
      isFreeTemplate(design.templateId)
        ? {}
        : { design: { ...design, templateId: 1, blocksConfig: templateBlocks(1), fontFamily: "Arial" } },
  },
  {
    need: "canHideBranding",
    find: ({ general }) =>
      general.brandingLine === 0
        ? [part("general.brandingLine", msg("Hiding the branding line is part of the paid plans."))]
        : [],
    downgrade: ({ general }) => ({ general: { ...general, brandingLine: 1 } }),
  },
  {
    need: "canChooseIcons",
    find: ({ design }) =>
      design.iconType === 1 ? [] : [part("design.iconType", msg("Other icon styles are part of the paid plans."))],
    downgrade: ({ design }) => ({ design: { ...design, iconType: 1 } }),
  },
  {
    need: "hasAllParts",
    find: ({ media }) => (media.banner ? [bannerPart()] : []),
    downgrade: ({ media }) => ({ media: { ...media, banner: null } }),
  },
  {
    need: "hasAllParts",
    find: ({ media }) =>
      media.photoUrl.trim() ? [part("media.photoUrl", msg("A link on the photo is part of the paid plans."))] : [],
    downgrade: ({ media }) => ({ media: { ...media, photoUrl: "" } }),
  },
  {
    need: "hasAllParts",
    find: ({ general }) =>
      general.customFields.length
        ? [part("general.customFields", msg("Custom fields are part of the paid plans."))]
        : [],
    downgrade: ({ general }) => ({ general: { ...general, customFields: [] } }),
  },
  {
    need: "hasAllParts",
    find: ({ general }) =>
      general.socials.flatMap(({ name, link }, i) => {
        const label = isPaidSocial(name) && link.trim() ? PAID_SOCIALS[name] : undefined;
        return label
          ? [
              {
                path: `general.socials.${i}.link`,
                message: t("The link to {network} is part of the paid plans.", { network: label }),
              },
            ]
          : [];
      }),
    downgrade: ({ general }) => ({
      general: {
        ...general,
        socials: general.socials.map((social) => (isPaidSocial(social.name) ? { ...social, link: "" } : social)),
      },
    }),
  },
  {
    need: "hasAllParts",
    find: ({ general }) =>
      general.addons.flatMap((addon, i) => {
        const paid = paidIn(addon);
        return paid ? [part(`general.addons.${i}${paid.only ? `.data.${paid.only.field}` : ""}`, paid.message)] : [];
      }),
    downgrade: ({ general }) => ({ general: { ...general, addons: general.addons.flatMap(freeAddon) } }),
  },
];

/** What is left of an addon: itself, itself with another value, or nothing. */
function freeAddon(addon: Addon): Addon[] {
  const paid = paidIn(addon);
  if (!paid) return [addon];
  return paid.only ? [{ ...addon, data: { ...addon.data, [paid.only.field]: paid.only.free } } as Addon] : [];
}

/** Parts of a signature that the account may try in the editor but not save. */
export function paidParts(content: Content, allowed: Entitlements): PaidPart[] {
  return PLAN_RULES.flatMap(({ need, find }) => (allowed[need] ? [] : find(content)));
}

/** The signature that is left without a paid plan: what `paidParts` names is gone or back at its default. */
export function downgradeToFree<T extends Content>(content: T): T {
  let left = content;
  for (const { downgrade } of PLAN_RULES) left = { ...left, ...downgrade(left) };
  return left;
}

/** True when there is nothing to draw: no text but the social caption, no contact, field, picture, linked network or addon. */
export function isEmpty({ general, media }: Content): boolean {
  const { name, company, position, department, customFields, contacts, socials, addons } = general;
  return !(
    [name, company, position, department].some((text) => text.trim()) ||
    contacts.some(({ value }) => value.trim()) ||
    customFields.some(({ title, value }) => title.trim() || value.trim()) ||
    socials.some(({ link }) => link.trim()) ||
    addons.length > 0 ||
    media.photo ||
    media.photo2 ||
    media.banner
  );
}
