import { Plus, Tag } from "lucide-react";
import { useState } from "react";
import { buttonLook } from "#client/ui/Button.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { CONTACT_NAMES, CONTACTS } from "#shared/catalog/contacts.ts";
import { wordsOf } from "#shared/catalog/words.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_CONTACTS, MAX_LABEL_LENGTH } from "#shared/signatures/constants.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { CONTACT_INPUTS } from "../fields/contactInputs.ts";
import { addContactLine } from "../session/additions.ts";
import { moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField } from "../session/EditingContext.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { Group } from "./Group.tsx";
import { Locked } from "./Locked.tsx";
import { TextControl } from "./TextControl.tsx";

/** Phone, e-mail, website and their like, in the order they are drawn. */
export function Contacts() {
  const editing = useEditing();
  const { changeAtOnce, showSection } = editing;
  const contacts = useDocument(({ general }) => general.contacts);
  return (
    <Group
      title={t("Contacts")}
      aside={
        <button type="button" className="font-medium text-link touch:min-h-11" onClick={() => showSection("text")}>
          {t("Icons and labels")}
        </button>
      }
    >
      <Locked lock="contacts">
        {contacts.length > 0 && (
          <SortableList
            rows={contacts}
            nameOf={({ name }) => t(CONTACTS[name].label)}
            onMove={(from, to) => changeAtOnce(({ general }) => void moveRow(general.contacts, from, to - from))}
            className="flex flex-col gap-3"
            rowClassName="rounded-control bg-surface"
          >
            {({ name }, index, move) => <ContactRow index={index} label={t(CONTACTS[name].label)} move={move} />}
          </SortableList>
        )}
        {contacts.length < MAX_CONTACTS && (
          <div>
            <Menu
              trigger={
                <>
                  <Plus className="size-4" aria-hidden="true" />
                  {t("Add a line")}
                </>
              }
              className={buttonLook({ look: "secondary", size: "small" })}
              items={CONTACT_NAMES.map((name) => ({
                label: t(CONTACTS[name].label),
                onChoose: () => addContactLine(editing, name),
              }))}
            />
          </div>
        )}
      </Locked>
    </Group>
  );
}

function ContactRow({ index, label, move }: { index: number; label: string; move: RowMove }) {
  const { removeAtOnce, show } = useEditing();
  const [isNaming, setNaming] = useState(false);
  const name = useDocument(({ general }) => general.contacts[index]?.name ?? "phone");
  const usual = useDocument(({ general }) => wordsOf(general.language).labels[name]);
  const problem = useDocument(({ general }) => {
    const contact = general.contacts[index];
    return contact ? contactProblem(contact) : null;
  });
  const field = useField(
    `general.contacts.${index}.value`,
    ({ general }) => general.contacts[index]?.value ?? "",
    ({ general }, value) => {
      const contact = general.contacts[index];
      if (contact) contact.value = value;
    },
  );
  const own = useField(
    `general.contacts.${index}.label`,
    ({ general }) => general.contacts[index]?.label ?? "",
    ({ general }, value) => {
      const contact = general.contacts[index];
      if (contact) contact.label = value;
    },
  );
  const nameIt = () => {
    setNaming(true);
    show(own.path);
  };
  return (
    <FieldRow
      name={label}
      move={move}
      items={[{ label: t("Own label"), icon: <Tag className="size-4" aria-hidden="true" />, onChoose: nameIt }]}
      onRemove={() =>
        removeAtOnce(({ general }) => void general.contacts.splice(index, 1), t("{name} was removed.", { name: label }))
      }
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextControl
          field={field}
          label={label}
          problem={problem && t(problem)}
          {...CONTACT_INPUTS[CONTACTS[name].kind]}
        />
        {(isNaming || own.value !== "") && (
          <TextControl
            field={own}
            label={t("Own label of {name}", { name: label })}
            placeholder={usual}
            maxLength={MAX_LABEL_LENGTH}
          />
        )}
      </div>
    </FieldRow>
  );
}
