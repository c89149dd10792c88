import { Plus } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import type { RowMove } from "#client/ui/SortableList.tsx";
import type { AddonType } from "#shared/addons/addons.ts";
import { t } from "#shared/languages/translate.ts";
import { type AddonForm, formOf } from "../fields/addonForms.ts";
import { entriesOf } from "../session/addonValues.ts";
import { addEntry, removeEntry } from "../session/changes.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";
import { AddonControl } from "./AddonControl.tsx";
import { AddonPicture } from "./AddonPicture.tsx";
import { RowMenu } from "./RowMenu.tsx";

type Props = { index: number; type: AddonType; move: RowMove };

/** One addon in use, with its fields. */
export function AddonRow({ index, type, move }: Props) {
  const { removeAtOnce } = useEditing();
  const form = formOf(type);
  if (!form) return null;
  const name = t(form.label);
  return (
    <>
      <div className="mb-2 flex items-center gap-1">
        {move.handle}
        {/* Where findings lead that are about the whole of it. */}
        <h3 data-field={`general.addons.${index}`} tabIndex={-1} className="flex-1 text-13 font-semibold">
          {name}
        </h3>
        <RowMenu
          name={name}
          move={move}
          onRemove={() =>
            removeAtOnce(({ general }) => void general.addons.splice(index, 1), t("{name} was removed.", { name }))
          }
        />
      </div>
      {form.entries ? (
        <Entries index={index} form={form} entries={form.entries} />
      ) : (
        <Fields index={index} form={form} />
      )}
    </>
  );
}

function Fields({ index, form, entry = null }: { index: number; form: AddonForm; entry?: number | null }) {
  return (
    <div className="flex flex-col gap-3">
      {form.fields.map((field) => (
        <AddonControl key={field.key} field={field} place={{ index, entry }} />
      ))}
      {form.picture && <AddonPicture place={{ index, entry }} rules={form.picture} />}
    </div>
  );
}

type EntriesProps = { index: number; form: AddonForm; entries: NonNullable<AddonForm["entries"]> };

function Entries({ index, form, entries: { max, name } }: EntriesProps) {
  const { changeAtOnce } = useEditing();
  const count = useDocument((document) => entriesOf(document, index).length);
  return (
    <>
      {Array.from({ length: count }, (_, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <fieldset key={entry} className="mb-3 border-b border-line pb-3">
          <legend className="sr-only">{`${t(name)} ${entry + 1}`}</legend>
          <Fields index={index} form={form} entry={entry} />
          {count > 1 && (
            <Button
              look="ghost"
              size="small"
              className="mt-2"
              onClick={() => changeAtOnce((document) => removeEntry(document, index, entry))}
            >
              {t("Remove {name} {number}", { name: t(name), number: entry + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {count < max && (
        <Button
          look="secondary"
          size="small"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => changeAtOnce((document) => addEntry(document, index, form))}
        >
          {t("Add another {name}", { name: t(name) })}
        </Button>
      )}
    </>
  );
}
