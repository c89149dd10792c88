import { Plus } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_CUSTOM_FIELDS } from "#shared/signatures/constants.ts";
import { addCustomLine } from "../session/additions.ts";
import { moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField } from "../session/EditingContext.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { Group } from "./Group.tsx";
import { Locked } from "./Locked.tsx";
import { TextControl } from "./TextControl.tsx";

/** Anything with a title and a value, up to ten. */
export function CustomFields() {
  const editing = useEditing();
  const { changeAtOnce } = editing;
  const fields = useDocument(({ general }) => general.customFields);
  const isFull = fields.length >= MAX_CUSTOM_FIELDS;
  return (
    <Group title={t("Custom fields")} aside={`${fields.length}/${MAX_CUSTOM_FIELDS}`}>
      <Locked lock="customFields">
        {fields.length === 0 && (
          <p className="text-13 text-ink-muted">
            {t("Opening hours, a registration number, a second website: anything with a title and a value.")}
          </p>
        )}
        {fields.length > 0 && (
          <SortableList
            rows={fields}
            nameOf={(_, index) => nameOf(index)}
            keyOf={({ key }) => key}
            onMove={(from, to) => changeAtOnce(({ general }) => void moveRow(general.customFields, from, to - from))}
            className="flex flex-col gap-4"
          >
            {(_, index, move) => <CustomFieldRow index={index} move={move} />}
          </SortableList>
        )}
        {isFull ? (
          <p className="text-13 text-ink-muted">{t(MESSAGES.customFieldLimit)}</p>
        ) : (
          <Button
            look="secondary"
            size="small"
            className="self-start"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => addCustomLine(editing)}
          >
            {t("Add custom field")}
          </Button>
        )}
      </Locked>
    </Group>
  );
}

export const nameOf = (index: number) => t("custom field {number}", { number: index + 1 });

function CustomFieldRow({ index, move }: { index: number; move: RowMove }) {
  const { removeAtOnce } = useEditing();
  const name = nameOf(index);
  return (
    <fieldset className="rounded-control bg-bg-muted p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-col gap-3">
        <FieldRow
          name={name}
          move={move}
          onRemove={() =>
            removeAtOnce(
              ({ general }) => void general.customFields.splice(index, 1),
              t("The custom field was removed."),
            )
          }
        >
          <CustomText index={index} part="title" label={t("Title")} className="min-w-0 flex-1" />
        </FieldRow>
        <CustomText index={index} part="value" label={t("Value")} />
        <CustomText index={index} part="link" label={t("Link (optional)")} />
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
