import { beginningOf, formOf, keysOf } from "#renderer/signature/forms.ts";
import { isSameValue } from "#shared/lib/same.ts";
import { FORM_KEYS, type FormKey } from "#shared/signatures/forms/schema.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";

/** The signature itself (null) or one of its forms in two states of it; null where it was not there. */
export type Difference = { form: FormKey | null; before: Content | null; now: Content | null };

/**
 * What of two saved states looks different. A form that merely follows its signature is not named beside it, but for the one
 * that is being edited; the short form for replies every signature has.
 */
export function differencesOf(before: SignatureInput, now: SignatureInput, edited: FormKey | null): Difference[] {
  const own = FORM_KEYS.filter((key) => [before, now].some(({ forms }) => keysOf(forms).includes(key)));
  const forms = own.map((form) => ({ form, before: stateOf(before, form), now: stateOf(now, form) }));
  const isOwn = ({ form }: { form: FormKey }) => !isSameValue(before.forms[form] ?? [], now.forms[form] ?? []);
  const all = [
    { form: null, before: contentOf(before), now: contentOf(now) },
    ...forms.filter((one) => isOwn(one) || one.form === edited || !one.before || !one.now),
  ];
  return all.filter((one) => !isSameValue(one.before, one.now));
}

const contentOf = ({ general, design, media }: SignatureInput): Content => ({ general, design, media });

function stateOf(document: SignatureInput, key: FormKey): Content | null {
  if (document.forms[key]) return formOf(contentOf(document), document.forms, key);
  return key === "reply" ? beginningOf(contentOf(document), key) : null;
}
