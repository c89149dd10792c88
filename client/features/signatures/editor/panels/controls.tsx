import clsx from "clsx";
import { type HTMLAttributes, type ReactNode, useRef } from "react";
import { ColorField } from "#client/ui/ColorField.tsx";
import { Input } from "#client/ui/Input.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { UrlField } from "#client/ui/UrlField.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINK_LENGTH } from "#shared/lib/url.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { useTemplateColors } from "../inputs/useTemplateColors.ts";
import type { BoundField } from "../session/EditingContext.tsx";
import { readabilityHint } from "./contrast.ts";

/** The inspector's controls: the interface's own, bound to a field of the document and to its history. */

/** Keeps a control that the template does not show out of sight, out of reach and in the document. */
function Shown({ isHidden = false, children }: { isHidden?: boolean | undefined; children: ReactNode }) {
  return (
    <div hidden={isHidden} className="appear">
      {children}
    </div>
  );
}

type TextProps = {
  field: BoundField<string>;
  label: string;
  placeholder?: string | undefined;
  type?: "text" | "tel" | "email";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  /** a link: checked when the field is left */
  isLink?: boolean;
  isHidden?: boolean;
  className?: string | undefined;
};

export function TextControl({ field, label, isLink = false, isHidden, className, autoComplete, ...rest }: TextProps) {
  const { path, value, error, set, onFocus, onBlur } = field;
  const shared = {
    ...rest,
    label,
    error,
    onFocus,
    onBlur,
    value,
    size: "small" as const,
    "data-field": path,
    autoComplete: autoComplete ?? "off",
  };
  return (
    <div hidden={isHidden} className={clsx("appear", className)}>
      {isLink ? (
        <UrlField {...shared} maxLength={MAX_LINK_LENGTH} onChange={set} />
      ) : (
        <Input {...shared} maxLength={MAX_LINE_LENGTH} onChange={(event) => set(event.target.value)} />
      )}
    </div>
  );
}

/** Every move redraws; the whole drag is one step of the history. */
function useDrag<T>({ set, hold, release }: BoundField<T>) {
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

type SliderProps = {
  field: BoundField<number>;
  label: string;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  hint?: string;
  isHidden?: boolean;
};

export function SliderControl({ field, isHidden, ...rest }: SliderProps) {
  const { move, end } = useDrag(field);
  return (
    <Shown isHidden={isHidden}>
      <Slider {...rest} value={field.value} onChange={move} onCommit={end} />
    </Shown>
  );
}

type ColorProps = {
  field: BoundField<string | null>;
  label: string;
  /** what null looks like */
  fallback: string;
  /** stands as text on the mail's ground: says when it is hard to read in light or dark */
  isText?: boolean;
  isHidden?: boolean;
};

export function ColorControl({ field, label, fallback, isText = false, isHidden }: ColorProps) {
  const { move, end } = useDrag(field);
  const shown = field.value ?? fallback;
  return (
    <Shown isHidden={isHidden}>
      <ColorField
        label={label}
        value={field.value}
        fallback={fallback}
        hint={isText ? readabilityHint(shown) : undefined}
        swatches={useTemplateColors()}
        onChange={move}
        onCommit={end}
      />
    </Shown>
  );
}

type SwitchProps = { field: BoundField<boolean>; label: ReactNode; hint?: ReactNode; isHidden?: boolean };

export function SwitchControl({ field, label, hint, isHidden }: SwitchProps) {
  return (
    <Shown isHidden={isHidden}>
      <Switch label={label} hint={hint} checked={field.value} onChange={field.set} />
    </Shown>
  );
}

type SelectProps<T extends string> = { field: BoundField<T>; label: string; options: readonly T[] };

export function SelectControl<T extends string>({ field, label, options }: SelectProps<T>) {
  return (
    <Select
      label={label}
      size="small"
      error={field.error}
      data-field={field.path}
      value={field.value}
      options={options.map((value) => ({ value, label: value }))}
      onChange={(event) => field.set(event.target.value as T)}
      onFocus={field.onFocus}
      onBlur={field.onBlur}
    />
  );
}

type ChoiceProps = {
  field: BoundField<number>;
  label: string;
  options: readonly { value: number; label: string }[];
  isHidden?: boolean;
};

/** One of few numbered options, such as shapes. */
export function ChoiceControl({ field, label, options, isHidden }: ChoiceProps) {
  return (
    <Shown isHidden={isHidden}>
      <SegmentedControl
        label={label}
        value={String(field.value)}
        options={options.map(({ value, label: text }) => ({ value: String(value), label: t(text) }))}
        onChange={(value) => field.set(Number(value))}
      />
    </Shown>
  );
}
