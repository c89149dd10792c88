import { useRef } from "react";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { type ListOption, ListSelect } from "#client/ui/ListSelect.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { t } from "#shared/languages/translate.ts";
import { CALM_COLORS, WHITE } from "#shared/lib/color.ts";
import { PAGE_FONT_NAMES, PAGE_FONTS, type PageFont } from "#shared/pages/fonts.ts";

/** Every move redraws; the whole drag is one step of the history. */
export function useDrag<T>({ set, hold, release }: Pick<BoundField<T>, "set" | "hold" | "release">) {
  const isHeld = useRef(false);
  return {
    move(value: T) {
      if (!isHeld.current) hold();
      isHeld.current = true;
      set(value);
    },
    end() {
      if (isHeld.current) release();
      isHeld.current = false;
    },
  };
}

type SliderProps = { field: BoundField<number>; label: string; min: number; max: number; unit: string; hint?: string };

export function SliderOf({ field, ...rest }: SliderProps) {
  const { move, end } = useDrag(field);
  return (
    <div data-field={field.path}>
      <Slider {...rest} value={field.value} onChange={move} onCommit={end} />
    </div>
  );
}

type ColorProps = { field: BoundField<string | null>; label: string; fallback: string; hint?: string };

/** A colour that may be left to the program (null). */
export function ColorOf({ field, label, fallback, hint }: ColorProps) {
  const { move, end } = useDrag(field);
  return (
    <div data-field={field.path}>
      <ColorField
        label={label}
        value={field.value}
        fallback={fallback}
        hint={hint}
        swatches={[WHITE, ...CALM_COLORS]}
        onChange={move}
        onCommit={end}
      />
    </div>
  );
}

type WholeColorProps = { field: BoundField<string>; label: string; fallback: string; hint?: string };

/** A colour that there always is: its Reset is the fallback. */
export function WholeColorOf({ field, fallback, ...rest }: WholeColorProps) {
  const whole: BoundField<string | null> = {
    ...field,
    value: field.value === fallback ? null : field.value,
    set: (color) => field.set(color ?? fallback),
  };
  return <ColorOf {...rest} fallback={fallback} field={whole} />;
}

type FontProps = { field: BoundField<PageFont>; label: string };

/** A choice of fonts, each by its name; the preview shows them. */
export function FontOf({ field, label }: FontProps) {
  const options: ListOption[] = PAGE_FONT_NAMES.map((value) => ({
    value,
    label: value === "system" ? t("That of the visitor's device") : PAGE_FONTS[value].label,
  }));
  return (
    <ListSelect
      label={label}
      error={field.error}
      value={field.value}
      groups={[{ label, options }]}
      data-field={field.path}
      onChange={(value) => field.set(value as PageFont)}
    />
  );
}
