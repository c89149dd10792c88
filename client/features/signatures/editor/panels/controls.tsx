import { type ReactNode, useRef } from "react";
import { ColorField } from "#client/ui/ColorField.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { t } from "#shared/languages/translate.ts";
import { readableInMails } from "#shared/signatures/readable.ts";
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
  const hint = isText ? readabilityHint(shown) : undefined;
  return (
    <Shown isHidden={isHidden}>
      <ColorField
        label={label}
        value={field.value}
        fallback={fallback}
        hint={hint}
        better={hint && readableInMails(shown)}
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

type ChoiceProps = {
  field: BoundField<number>;
  label: string;
  hint?: string;
  options: readonly { value: number; label: string }[];
  isHidden?: boolean;
};

/** One of few numbered options, such as shapes. */
export function ChoiceControl({ field, label, hint, options, isHidden }: ChoiceProps) {
  return (
    <Shown isHidden={isHidden}>
      <SegmentedControl
        label={label}
        hint={hint}
        value={String(field.value)}
        options={options.map(({ value, label: text }) => ({ value: String(value), label: t(text) }))}
        onChange={(value) => field.set(Number(value))}
      />
    </Shown>
  );
}
