import { Plus } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_CUSTOM_FIELDS } from "#shared/signatures/constants.ts";
import { addCustomField, moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField } from "../session/EditingContext.tsx";
import { TextControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { RowActions } from "./RowActions.tsx";

/** Anything with a title and a value, up to ten. */
export function CustomFields() {
  const { changeAtOnce, show } = useEditing();
  const fields = useDocument(({ general }) => general.customFields);
  const isFull = fields.length >= MAX_CUSTOM_FIELDS;
  return (
    <Group title={t("Custom fields")} aside={`${fields.length}/${MAX_CUSTOM_FIELDS}`}>
      {fields.length === 0 && (
        <p className="text-13 text-ink-muted">
          {t("Opening hours, a registration number, a second website: anything with a title and a value.")}
        </p>
      )}
      {fields.map(({ key }, index) => (
        <CustomFieldRow key={key} index={index} count={fields.length} />
      ))}
      {isFull ? (
        <p className="text-13 text-ink-muted">{t(MESSAGES.customFieldLimit)}</p>
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
          {t("Add custom field")}
        </Button>
      )}
    </Group>
  );
}

function CustomFieldRow({ index, count }: { index: number; count: number }) {
  const { changeAtOnce } = useEditing();
  const name = t("custom field {number}", { number: index + 1 });
  return (
    <fieldset className="rounded-control bg-bg-muted p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-col gap-3">
        <div className="flex items-end gap-1">
          <CustomText index={index} part="title" label={t("Title")} className="flex-1" />
          <RowActions
            name={name}
            index={index}
            count={count}
            onMove={(by) => changeAtOnce(({ general }) => void moveRow(general.customFields, index, by))}
            onRemove={() => changeAtOnce(({ general }) => void general.customFields.splice(index, 1))}
          />
        </div>
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
