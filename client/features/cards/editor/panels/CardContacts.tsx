import { Plus, Tag } from "lucide-react";
import { useState } from "react";
import { CONTACT_INPUTS } from "#client/features/signatures/editor/fields/contactInputs.ts";
import { FieldRow } from "#client/features/signatures/editor/panels/FieldRow.tsx";
import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { moveRow } from "#client/features/signatures/editor/session/changes.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { MAX_CARD_CONTACTS } from "#shared/cards/constants.ts";
import { CONTACT_NAMES, CONTACTS, type ContactName } from "#shared/catalog/contacts.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_LABEL_LENGTH } from "#shared/signatures/constants.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { useCard, useCardEditing, useCardField } from "../session/CardEditingContext.tsx";

/** What the contact holds that a card gives away, in its order; empty lines are not shown. */
export function CardContacts() {
  const { store, changeAtOnce, show } = useCardEditing();
  const contacts = useCard(({ content }) => content.contacts);
  const add = (name: ContactName) => {
    changeAtOnce(({ content }) => void content.contacts.push({ name, value: "", label: "" }));
    show(`content.contacts.${store.document().content.contacts.length - 1}.value`);
  };
  return (
    <Group title={t("Contacts")} aside={`${contacts.length}/${MAX_CARD_CONTACTS}`}>
      {contacts.length > 0 && (
        <SortableList
          rows={contacts}
          nameOf={({ name }) => t(CONTACTS[name].label)}
          onMove={(from, to) => changeAtOnce(({ content }) => void moveRow(content.contacts, from, to - from))}
          className="flex flex-col gap-3"
          rowClassName="rounded-control bg-surface"
        >
          {({ name }, index, move) => <ContactRow index={index} label={t(CONTACTS[name].label)} move={move} />}
        </SortableList>
      )}
      {contacts.length < MAX_CARD_CONTACTS && (
        <div>
          <Menu
            trigger={
              <>
                <Plus className="size-4" aria-hidden="true" />
                {t("Add a line")}
              </>
            }
            className={buttonLook({ look: "secondary", size: "small" })}
            items={CONTACT_NAMES.map((name) => ({ label: t(CONTACTS[name].label), onChoose: () => add(name) }))}
          />
        </div>
      )}
    </Group>
  );
}

function ContactRow({ index, label, move }: { index: number; label: string; move: RowMove }) {
  const { removeAtOnce, show } = useCardEditing();
  const [isNaming, setNaming] = useState(false);
  const contact = useCard(({ content }) => content.contacts[index]);
  const value = useCardField(
    `content.contacts.${index}.value`,
    ({ content }) => content.contacts[index]?.value ?? "",
    ({ content }, text) => {
      const row = content.contacts[index];
      if (row) row.value = text;
    },
  );
  const own = useCardField(
    `content.contacts.${index}.label`,
    ({ content }) => content.contacts[index]?.label ?? "",
    ({ content }, text) => {
      const row = content.contacts[index];
      if (row) row.label = text;
    },
  );
  if (!contact) return null;
  const problem = contactProblem(contact);
  return (
    <FieldRow
      name={label}
      move={move}
      items={[
        {
          label: t("Own label"),
          icon: <Tag className="size-4" aria-hidden="true" />,
          onChoose() {
            setNaming(true);
            show(own.path);
          },
        },
      ]}
      onRemove={() =>
        removeAtOnce(({ content }) => void content.contacts.splice(index, 1), t("{name} was removed.", { name: label }))
      }
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextControl
          field={value}
          label={label}
          problem={problem && t(problem)}
          {...CONTACT_INPUTS[CONTACTS[contact.name].kind]}
        />
        {(isNaming || own.value !== "") && (
          <TextControl
            field={own}
            label={t("Own label of {name}", { name: label })}
            placeholder={label}
            maxLength={MAX_LABEL_LENGTH}
          />
        )}
      </div>
    </FieldRow>
  );
}
