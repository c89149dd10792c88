import { readStored } from "#shared/lib/stored.ts";
import type { Entitlements } from "#shared/members/rules.ts";
import { applied, diff } from "#shared/signatures/forms/changes.ts";
import { type FormChange, type FormKey, type Forms, languageOf } from "#shared/signatures/forms/schema.ts";
import { downgradeToFree, type PaidPart, paidParts } from "#shared/signatures/rules.ts";
import { Content } from "#shared/signatures/schema.ts";
import { replyVariant } from "./reply.ts";

type Formed = Content & { forms: Forms };

/** For people outside: colleagues know who one is, and need neither legal notices nor what is advertised. */
const OUTWARD: ReadonlySet<string> = new Set([
  "badge",
  "CallToAction",
  "disclaimer",
  "GreenMessage",
  "social",
  "videos",
]);

/** What a form is before anybody changed it. */
export function beginningOf(content: Content, key: FormKey): Content {
  if (key === "reply") return replyVariant(content);
  if (key === "internal") return internal(content);
  return { ...content, general: { ...content.general, language: languageOf(key) ?? content.general.language } };
}

const internal = ({ general, design, media }: Content): Content => ({
  general: { ...general, addons: general.addons.filter(({ type }) => !OUTWARD.has(type)) },
  design,
  media: { ...media, banner: null },
});

/** What a form was made of; all of it is replaced when it changes, and never changed itself. */
type Made = Content & { key: FormKey; form: Content };
/** By its changes. A save asks for each form when it looks what is paid, what is wrong, and what has to be drawn. */
const made = new WeakMap<readonly FormChange[], Made>();

/**
 * A form of a signature: what it does not say otherwise follows the signature. Texts that break a rule, such as a link that is
 * no link yet, stay as they were typed; what does not fit at all follows the signature as well.
 */
export function formOf(content: Content, forms: Forms, key: FormKey): Content {
  const changes = forms[key] ?? [];
  if (changes.length === 0) return beginningOf(content, key);
  const known = made.get(changes);
  if (known?.key === key && PARTS.every((part) => known[part] === content[part])) return known.form;
  const { general, design, media } = content;
  const form = changed(beginningOf(content, key), changes);
  made.set(changes, { general, design, media, key, form });
  return form;
}

const PARTS = ["general", "design", "media"] as const;

const changed = (beginning: Content, changes: readonly FormChange[]): Content =>
  readStored(Content, applied(beginning, changes), { keepsTyped: true }) ?? beginning;

/** The forms that a signature has of its own. */
export const keysOf = (forms: Forms): FormKey[] => Object.keys(forms) as FormKey[];

/** Its forms, each as it is sent. */
export const formsOf = (content: Content, forms: Forms): Content[] =>
  keysOf(forms).map((key) => formOf(content, forms, key));

/** What a form says otherwise, once it looks like this. */
export const changesTo = (content: Content, key: FormKey, form: Content): FormChange[] =>
  diff(beginningOf(content, key), form);

/** What a form has and its signature has not: short forms never show the branding line. */
function paidInForm(content: Content, forms: Forms, key: FormKey, allowed: Entitlements): PaidPart[] {
  const paidAtFirst = new Set(paidParts(beginningOf(content, key), allowed).map(({ path }) => path));
  return paidParts(formOf(content, forms, key), allowed)
    .filter(({ path }) => !paidAtFirst.has(path))
    .map(({ message }) => ({ path: `forms.${key}`, message }));
}

/** Parts of a signature, and of its forms, that the account may try in the editor but not save. */
export const paidInAll = ({ forms, ...content }: Formed, allowed: Entitlements): PaidPart[] => [
  ...paidParts(content, allowed),
  ...keysOf(forms).flatMap((key) => paidInForm(content, forms, key, allowed)),
];

/** The signature that is left without a paid plan, with its forms. */
export function downgradeAll<T extends Formed>(input: T): T {
  const free = downgradeToFree(input);
  const forms = Object.fromEntries(
    keysOf(input.forms).map((key) => {
      const { brandingLine } = beginningOf(free, key).general;
      const form = downgradeToFree(formOf(input, input.forms, key));
      return [key, changesTo(free, key, { ...form, general: { ...form.general, brandingLine } })];
    }),
  );
  return { ...free, forms };
}
