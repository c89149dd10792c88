import type { Draft } from "immer";
import { findTemplate } from "#renderer/signature/templates/registry.ts";
import { profileUrl } from "#shared/catalog/socials.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { altProblem, suggestedAlt } from "#shared/signatures/alt.ts";
import { IMAGE_TYPES } from "#shared/signatures/constants.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { readableColor } from "#shared/signatures/readable.ts";
import type { Contact, Finding, SignatureInput } from "#shared/signatures/schema.ts";
import { chooseBacking } from "./logoPlate.ts";
import type { Change } from "./store.ts";

/**
 * What the program can do about what is wrong, as one step of the history; null where only the person knows what is meant.
 * What there is too much of is for `lessen.ts`.
 */
export function fixOf(finding: Finding, document: SignatureInput): Change | null {
  switch (finding.rule) {
    case "contact":
      return contactFix(finding, document);
    case "link":
      return profileFix(finding, document);
    case "alt":
      return altFix(finding, document);
    case "25":
    case "dark":
      return colorFix(finding, document);
    case "logo":
      return logoFix(finding);
    default:
      return null;
  }
}

/**
 * What is left where only the person knows what is meant: to take the thing off that does not work, as one step of the
 * history; null where nothing can be taken off.
 */
export function leaveOut({ path = "" }: Finding): Change | null {
  const [section, list, row, key] = path.split(".");
  const at = Number(row);
  if (section === "general" && list === "contacts") return ({ general }) => void general.contacts.splice(at, 1);
  if (section === "general" && list === "socials") return ({ general }) => void general.socials.splice(at, 1);
  if (section === "general" && list === "addons") return ({ general }) => void general.addons.splice(at, 1);
  if (section === "general" && list === "customFields" && key === "link")
    return ({ general }) => {
      const field = general.customFields[at];
      if (field) field.link = "";
    };
  const slot = IMAGE_TYPES.find((type) => path === `media.${type}Url`);
  return slot
    ? ({ media }) => {
        media[`${slot}Url`] = "";
      }
    : null;
}

/** The row of a list that a finding is about: `general.contacts.2.value` -> 2; -1 for another list. */
function rowOf({ path = "" }: Finding, list: "contacts" | "socials"): number {
  const [, name, row] = path.split(".");
  return name === list ? Number(row) : -1;
}

function contactFix(finding: Finding, { general }: SignatureInput): Change | null {
  const index = rowOf(finding, "contacts");
  const contact = general.contacts[index];
  if (!contact) return null;
  const value = mended(contact);
  if (value === contact.value || contactProblem({ ...contact, value }) !== null) return null;
  return (draft) => {
    const row = draft.general.contacts[index];
    if (row) row.value = value;
  };
}

/** Without what slips in by copying: a name around the address, a scheme, a space, a comma for a dot. */
function mended({ name, value }: Contact): string {
  const text = (/<([^<>]+)>/.exec(value)?.[1] ?? value).replace(/^\s*mailto:/i, "").replace(/\s+/g, "");
  const ended = text.replace(/[.,;:]+$/, "");
  return name === "email" || name === "website" ? ended.replaceAll(",", ".") : value;
}

function profileFix(finding: Finding, { general }: SignatureInput): Change | null {
  const index = rowOf(finding, "socials");
  const social = general.socials[index];
  const link = social ? profileUrl(social.name, social.link) : null;
  if (link === null) return null;
  return (draft) => {
    const row = draft.general.socials[index];
    if (row) row.link = link;
  };
}

function altFix({ path }: Finding, document: SignatureInput): Change | null {
  const type = IMAGE_TYPES.find((candidate) => path === `media.${candidate}Alt`);
  const text = type && suggestedAlt(document, type);
  if (!text || altProblem(document, type, text) !== null) return null;
  return ({ media }) => {
    media[`${type}Alt`] = text;
  };
}

/** Another shade wherever the document has that colour, or the layout has it and the document nothing else. */
function colorFix({ color, ground }: Finding, { design, general }: SignatureInput): Change | null {
  if (color === undefined) return null;
  const readable = readableColor(color, ground ?? null);
  const isIt = (value: unknown) => typeof value === "string" && value.toLowerCase() === color;
  const { look } = findTemplate(design);
  const isAccent = isIt(design.fontColor ?? look.accent);
  const isText = visibleFields(design.templateId).textColor && isIt(design.textColor ?? look.text);
  const isInAddons = general.addons.some(({ data }) => isIt((data as Colored).color));
  if (readable === color || !(isAccent || isText || isInAddons)) return null;
  return (draft: Draft<SignatureInput>) => {
    if (isAccent) draft.design.fontColor = readable;
    if (isText) draft.design.textColor = readable;
    for (const { data } of draft.general.addons) if (isIt((data as Colored).color)) (data as Colored).color = readable;
  };
}
type Colored = { color?: string };

function logoFix({ value }: Finding): Change | null {
  return value === undefined ? null : chooseBacking(value);
}
