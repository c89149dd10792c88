import type { Draft } from "immer";
import { downgradeAll } from "#renderer/signature/forms.ts";
import type { Addon } from "#shared/addons/addons.ts";
import type { ContactName } from "#shared/catalog/contacts.ts";
import { findSocial } from "#shared/catalog/socials.ts";
import { TEMPLATE_VERSION, templateBlocks } from "#shared/catalog/templates.ts";
import { MAX_SOCIALS } from "#shared/signatures/constants.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import type { AddonField, AddonForm } from "../fields/addonForms.ts";
import type { AddonValues } from "./addonValues.ts";

/** What the editor does to a document beyond writing into one field; each is one step of the history. */
type Document = Draft<SignatureInput>;

/** Another layout, as it is drawn now, with its own order of blocks; all that was written stays, shown or not. */
export function changeTemplate({ design }: Document, templateId: number) {
  design.templateId = templateId;
  design.templateVersion = TEMPLATE_VERSION;
  design.blocksConfig = templateBlocks(templateId);
}

/** Moves a row up (less than 0) or down by so many places; it stays where there is no such place. */
export function moveRow<T>(rows: T[], index: number, by: number): boolean {
  const [row] = rows.slice(index, index + 1);
  const target = index + by;
  if (row === undefined || target < 0 || target >= rows.length) return false;
  rows.splice(index, 1);
  rows.splice(target, 0, row);
  return true;
}

export function addContact({ general }: Document, name: ContactName) {
  general.contacts.push({ name, value: "", label: "" });
}

export function addCustomField({ general }: Document) {
  general.customFields.push({ key: crypto.randomUUID(), title: "", value: "", link: "" });
}

/** @returns false when the signature has all the networks it may have */
export function addSocial({ general }: Document, name: string, link = ""): boolean {
  if (general.socials.length >= MAX_SOCIALS) return false;
  general.socials.push({ name, link, image: null });
  return true;
}

/**
 * What a person pasted or typed into the search of networks, if it is an address: the network it belongs to, or the
 * plain web icon for any other page. `linkedin.com/in/anna` -> `"linkedin"`; `LinkedIn` -> null
 */
export function socialInLink(text: string): string | null {
  return /[./:]/.test(text.trim()) ? findSocial(text) : null;
}

/** Puts an addon at the end, a sign in front of all others. */
export function addAddon({ general }: Document, { type, fields, entries }: AddonForm) {
  const values = initialValues(fields);
  // Whether the values fit the type is the form's word, which the compiler has taken.
  const addon = { type, key: crypto.randomUUID(), data: entries ? { list: [values] } : values } as Addon;
  if (type === "sign") general.addons.unshift(addon);
  else general.addons.push(addon);
}

/** Puts an entry at the end of an addon's list, and takes one out. */
export function addEntry(document: Document, index: number, { fields }: Pick<AddonForm, "fields">) {
  const data = listedIn(document, index);
  if (data) data.list = [...(data.list ?? []), initialValues(fields)];
}
export function removeEntry(document: Document, index: number, entry: number) {
  listedIn(document, index)?.list?.splice(entry, 1);
}
const listedIn = ({ general }: Document, index: number) =>
  general.addons[index]?.data as { list?: AddonValues[] } | undefined;

/** What a choice shows before anybody chose; texts start empty. */
export function initialValues(fields: readonly AddonField[]): AddonValues {
  return Object.fromEntries(
    fields.flatMap(({ key, kind, options }) => {
      const first = options?.[0]?.value;
      return first === undefined ? [] : [[key, kind === "number" ? Number(first) : first]];
    }),
  );
}

/** Everything back to the start: contents, design and pictures; its language is its person's. */
export function resetAll(document: Document, { general, ...empty }: SignatureInput) {
  Object.assign(document, { ...empty, general: { ...general, language: document.general.language } });
}

/** Takes off what the account may try but not save. */
export function withoutPaidParts(document: Document) {
  Object.assign(document, downgradeAll(document));
}
