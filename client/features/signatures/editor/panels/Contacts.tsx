import { Plus } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { CONTACT_NAMES, CONTACTS } from "#shared/catalog/contacts.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_CONTACTS } from "#shared/signatures/constants.ts";
import { addContact, moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField } from "../session/EditingContext.tsx";
import { TextControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { RowActions } from "./RowActions.tsx";

/** Phone, e-mail, website and their like, in the order they are drawn. */
export function Contacts() {
  const { changeAtOnce, show } = useEditing();
  const contacts = useDocument(({ general }) => general.contacts);
  return (
    <Group title={t("Contacts")}>
      {contacts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {contacts.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no identity but their place
            <ContactRow key={index} index={index} count={contacts.length} label={t(CONTACTS[name].label)} />
          ))}
        </ul>
      )}
      {contacts.length < MAX_CONTACTS && (
        <fieldset>
          <legend className="mb-2 text-13 text-ink-muted">{t("Add a line")}</legend>
          <div className="flex flex-wrap gap-2">
            {CONTACT_NAMES.map((name) => (
              <Button
                key={name}
                look="secondary"
                size="small"
                icon={<Plus className="size-4" aria-hidden="true" />}
                onClick={() => {
                  changeAtOnce((document) => addContact(document, name));
                  show(`general.contacts.${contacts.length}.value`);
                }}
              >
                {t(CONTACTS[name].label)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </Group>
  );
}

const INPUTS = {
  tel: { type: "tel", autoComplete: "tel" },
  mailto: { type: "email", autoComplete: "email" },
  web: { type: "text", inputMode: "url", autoComplete: "url" },
  map: { type: "text", autoComplete: "street-address" },
  text: { type: "text" },
} as const;

function ContactRow({ index, count, label }: { index: number; count: number; label: string }) {
  const { changeAtOnce } = useEditing();
  const name = useDocument(({ general }) => general.contacts[index]?.name ?? "phone");
  const field = useField(
    `general.contacts.${index}.value`,
    ({ general }) => general.contacts[index]?.value ?? "",
    ({ general }, value) => {
      const contact = general.contacts[index];
      if (contact) contact.value = value;
    },
  );
  return (
    <li className="flex items-end gap-1">
      <TextControl field={field} label={label} className="flex-1" {...INPUTS[CONTACTS[name].kind]} />
      <RowActions
        name={label}
        index={index}
        count={count}
        onMove={(by) => changeAtOnce(({ general }) => void moveRow(general.contacts, index, by))}
        onRemove={() => changeAtOnce(({ general }) => void general.contacts.splice(index, 1))}
      />
    </li>
  );
}
