import { Plus } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { CONTACT_NAMES, CONTACTS } from "#shared/catalog/contacts.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { MAX_CONTACTS, MAX_CUSTOM_FIELDS } from "#shared/signatures/constants.ts";
import { addContact, addCustomField, moveRow } from "../editor/changes.ts";
import { useDocument, useEditing, useField, useSectionField } from "../editor/EditingContext.tsx";
import { TextControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { RowActions } from "./RowActions.tsx";

/** Names, contacts and custom fields. */
export function GeneralPanel() {
  return (
    <>
      <Names />
      <Contacts />
      <CustomFields />
    </>
  );
}

function Names() {
  const { department } = visibleFields(useDocument(({ design }) => design.templateId));
  return (
    <Group title="About you">
      <TextControl field={useSectionField("general", "name")} label="Name" autoComplete="name" />
      <TextControl field={useSectionField("general", "position")} label="Position" autoComplete="organization-title" />
      <TextControl field={useSectionField("general", "department")} label="Department" isHidden={!department} />
      <TextControl field={useSectionField("general", "company")} label="Company" autoComplete="organization" />
    </Group>
  );
}

function Contacts() {
  const { changeAtOnce, show } = useEditing();
  const contacts = useDocument(({ general }) => general.contacts);
  return (
    <Group title="Contacts">
      {contacts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {contacts.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no identity but their place
            <ContactRow key={index} index={index} count={contacts.length} label={CONTACTS[name].label} />
          ))}
        </ul>
      )}
      {contacts.length < MAX_CONTACTS && (
        <fieldset>
          <legend className="mb-2 text-13 text-ink-muted">Add a line</legend>
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
                {CONTACTS[name].label}
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

function CustomFields() {
  const { changeAtOnce, show } = useEditing();
  const fields = useDocument(({ general }) => general.customFields);
  const isFull = fields.length >= MAX_CUSTOM_FIELDS;
  return (
    <Group title="Custom fields" aside={`${fields.length}/${MAX_CUSTOM_FIELDS}`}>
      {fields.length === 0 && (
        <p className="text-13 text-ink-muted">
          Opening hours, a registration number, a second website: anything with a title and a value.
        </p>
      )}
      {fields.map(({ key }, index) => (
        <CustomFieldRow key={key} index={index} count={fields.length} />
      ))}
      {isFull ? (
        <p className="text-13 text-ink-muted">Add up to 10 custom fields.</p>
      ) : (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => {
            changeAtOnce(addCustomField);
            show(`general.customFields.${fields.length}.title`);
          }}
        >
          Add custom field
        </Button>
      )}
    </Group>
  );
}

function CustomFieldRow({ index, count }: { index: number; count: number }) {
  const { changeAtOnce } = useEditing();
  const name = `custom field ${index + 1}`;
  return (
    <fieldset className="rounded-control bg-bg-muted p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-col gap-3">
        <div className="flex items-end gap-1">
          <CustomText index={index} part="title" label="Title" className="flex-1" />
          <RowActions
            name={name}
            index={index}
            count={count}
            onMove={(by) => changeAtOnce(({ general }) => void moveRow(general.customFields, index, by))}
            onRemove={() => changeAtOnce(({ general }) => void general.customFields.splice(index, 1))}
          />
        </div>
        <CustomText index={index} part="value" label="Value" />
        <CustomText index={index} part="link" label="Link (optional)" />
      </div>
    </fieldset>
  );
}

type CustomTextProps = { index: number; part: "title" | "value" | "link"; label: string; className?: string };

function CustomText({ index, part, label, className }: CustomTextProps) {
  const field = useField(
    `general.customFields.${index}.${part}`,
    ({ general }) => general.customFields[index]?.[part] ?? "",
    ({ general }, value) => {
      const row = general.customFields[index];
      if (row) row[part] = value;
    },
  );
  return <TextControl field={field} label={label} className={className} isLink={part === "link"} />;
}
