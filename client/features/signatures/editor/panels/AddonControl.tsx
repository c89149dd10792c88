import { Suspense } from "react";
import { queryPart } from "#client/lib/queryPart.ts";
import { Input } from "#client/ui/Input.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { OWN_TEXT } from "#shared/addons/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_TEXT_LENGTH } from "#shared/signatures/constants.ts";
import type { AddonField } from "../fields/addonForms.ts";
import { useAccent } from "../inputs/useTemplateColors.ts";
import { type AddonPlace, addonPath, valuesAt } from "../session/addonValues.ts";
import { type BoundField, useDocument, useField } from "../session/EditingContext.tsx";
import { ColorControl } from "./controls.tsx";
import { NumberControl } from "./NumberControl.tsx";
import { TextControl } from "./TextControl.tsx";

const OwnChoice = queryPart(async () => (await import("./OwnChoice.tsx")).OwnChoice);

type Props = { field: AddonField; place: AddonPlace };

/** One input of an addon's form. */
export function AddonControl({ field, place }: Props) {
  const { key, kind, isForOwnText, isForOwnPicture, isForNoPicture, forTypes, range, onlyWith, onlyWithout } = field;
  const label = t(field.label);
  const placeholder = field.placeholder && t(field.placeholder);
  const options = field.options?.map((option) => ({ ...option, label: t(option.label) }));
  const bound = useField<string>(
    addonPath(place, key),
    (document) => String(valuesAt(document, place)?.[key] ?? ""),
    (document, value) => {
      const values = valuesAt(document, place);
      if (!values) return;
      if (range && value === "") delete values[key];
      else values[key] = kind === "number" ? Number(value) : value;
    },
  );
  const isReady = useDocument((document) => valuesAt(document, place)?.type !== OWN_TEXT);
  const hasPicture = useDocument((document) => Boolean(valuesAt(document, place)?.image));
  const isOfType = useDocument((document) => forTypes?.includes(String(valuesAt(document, place)?.type)) ?? true);
  const isWanted = useDocument((document) => {
    const values = valuesAt(document, place);
    return (!onlyWith || Boolean(values?.[onlyWith])) && !(onlyWithout && values?.[onlyWithout]);
  });
  if (!isOfType || !isWanted) return null;
  if ((isForOwnText && isReady) || (isForOwnPicture && !hasPicture) || (isForNoPicture && hasPicture)) return null;
  const shared = { label, error: bound.error, "data-field": bound.path, onFocus: bound.onFocus, onBlur: bound.onBlur };
  const take = (event: { target: { value: string } }) => bound.set(event.target.value);
  if (options) return <Select {...shared} size="small" options={options} value={bound.value} onChange={take} />;
  if (kind === "page" || kind === "card")
    return (
      <Suspense fallback={<OnItsWay />}>
        <OwnChoice place={place} kind={kind} label={label} path={bound.path} />
      </Suspense>
    );
  if (range) return <NumberControl field={bound} label={label} placeholder={placeholder} range={range} />;
  if (kind === "color") return <Color bound={bound} label={label} />;
  if (kind === "longText")
    return <Textarea {...shared} size="small" value={bound.value} maxLength={MAX_TEXT_LENGTH} onChange={take} />;
  if (kind === "time")
    return <Input {...shared} type="datetime-local" size="small" value={bound.value} onChange={take} />;
  return <TextControl field={bound} label={label} placeholder={placeholder} isLink={kind === "link"} />;
}

/** No colour is an empty text in an addon's data. */
function Color({ bound, label }: { bound: BoundField<string>; label: string }) {
  const field = { ...bound, value: bound.value || null, set: (color: string | null) => bound.set(color ?? "") };
  return <ColorControl field={field} label={label} fallback={useAccent()} />;
}
