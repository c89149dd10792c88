import clsx from "clsx";
import { controlLook, Field } from "#client/ui/Field.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Select } from "#client/ui/Select.tsx";
import { OWN_TEXT } from "#shared/catalog/addons.ts";
import { MAX_TEXT_LENGTH } from "#shared/signatures/constants.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import type { AddonField } from "../editor/addonForms.ts";
import { type BoundField, useDocument, useField } from "../editor/EditingContext.tsx";
import { ColorControl, TextControl } from "./controls.tsx";
import { useAccent } from "./useTemplateColors.ts";

type Values = Record<string, unknown>;
type Props = {
  field: AddonField;
  index: number /** place in the addon's list; null for the addon itself */;
  entry: number | null;
};

const NONE: Values[] = [];

/** The entries of an addon that has a list; also of a document being changed. */
export function entriesOf({ general }: Pick<SignatureInput, "general">, index: number): Values[] {
  const list = general.addons[index]?.data.list;
  return Array.isArray(list) ? (list as Values[]) : NONE;
}

function valuesOf(document: Pick<SignatureInput, "general">, index: number, entry: number | null): Values | undefined {
  return entry === null ? document.general.addons[index]?.data : entriesOf(document, index)[entry];
}

/** One input of an addon's form. */
export function AddonControl({ field, index, entry }: Props) {
  const { key, label, kind, options, placeholder, isForOwnText } = field;
  const place = entry === null ? key : `list.${entry}.${key}`;
  const bound = useField<string>(
    `general.addons.${index}.data.${place}`,
    (document) => String(valuesOf(document, index, entry)?.[key] ?? ""),
    (document, value) => {
      const values = valuesOf(document, index, entry);
      if (values) values[key] = kind === "number" ? Number(value) : value;
    },
  );
  const isReady = useDocument((document) => valuesOf(document, index, entry)?.type !== OWN_TEXT);
  if (isForOwnText && isReady) return null;
  const shared = { label, error: bound.error, "data-field": bound.path, onFocus: bound.onFocus, onBlur: bound.onBlur };
  const take = (event: { target: { value: string } }) => bound.set(event.target.value);
  if (options) return <Select {...shared} size="small" options={options} value={bound.value} onChange={take} />;
  if (kind === "color") return <Color bound={bound} label={label} />;
  if (kind === "longText") {
    const { label: _, error, ...rest } = shared;
    return (
      <Field label={label} error={error}>
        {(control) => (
          <textarea
            {...rest}
            {...control}
            rows={4}
            className={clsx(controlLook("small"), "h-auto resize-y py-2")}
            value={bound.value}
            maxLength={MAX_TEXT_LENGTH}
            onChange={take}
          />
        )}
      </Field>
    );
  }
  if (kind === "time")
    return <Input {...shared} type="datetime-local" size="small" value={bound.value} onChange={take} />;
  return <TextControl field={bound} label={label} placeholder={placeholder} isLink={kind === "link"} />;
}

/** No colour is an empty text in an addon's data. */
function Color({ bound, label }: { bound: BoundField<string>; label: string }) {
  const field = { ...bound, value: bound.value || null, set: (color: string | null) => bound.set(color ?? "") };
  return <ColorControl field={field} label={label} fallback={useAccent()} />;
}
