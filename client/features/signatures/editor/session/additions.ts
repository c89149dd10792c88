import type { ContactName } from "#shared/catalog/contacts.ts";
import { addContact, addCustomField } from "./changes.ts";
import type { Editing } from "./editing.ts";

/** What a person adds to a signature: one step of the history, and the cursor in what is to be filled in. */

export function addContactLine({ editor, changeAtOnce, show }: Editing, name: ContactName): void {
  changeAtOnce((document) => addContact(document, name));
  show(`general.contacts.${editor.document().general.contacts.length - 1}.value`);
}

export function addCustomLine({ editor, changeAtOnce, show }: Editing): void {
  changeAtOnce(addCustomField);
  show(`general.customFields.${editor.document().general.customFields.length - 1}.title`);
}
