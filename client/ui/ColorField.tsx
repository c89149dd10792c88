import clsx from "clsx";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { t } from "#shared/languages/translate.ts";
import { contrast, HEX_COLOR } from "#shared/lib/color.ts";
import { controlLook, Field } from "./Field.tsx";

const ColorPicker = lazyPart(async () => (await import("react-colorful")).HexColorPicker);

/** WCAG's minimum for running text. */
const READABLE = 4.5;

type Props = {
  label: string;
  /** `#rrggbb`; null means `fallback` */
  value: string | null;
  /** what null looks like */
  fallback: string;
  /** the ground it will stand on; with it a hint appears when it is hard to read */
  against?: string;
  /** offered first: brand, recent, template */
  swatches?: readonly string[];
  hint?: ReactNode;
  /** a colour near this one that is easier to read, offered under the hint */
  better?: string | undefined;
  disabled?: boolean;
  onChange(value: string | null): void;
  /** a choice is complete: one step for undo */
  onCommit?(): void;
};

/** Swatch, hex field and picker. A wrong hex is explained; until it is mended the colour is the one before. */
export function ColorField(props: Props) {
  const { label, value, fallback, against, swatches = [], hint, better, disabled, onChange, onCommit } = props;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = value ?? fallback;
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const isWrong = !HEX_COLOR.test(normal(text));
  const type = (typed: string) => {
    setText(typed);
    if (HEX_COLOR.test(normal(typed))) onChange(normal(typed));
  };
  const finish = () => {
    // What is wrong stays, with its error, for whoever typed it to mend.
    if (!isWrong) setText(shown);
    onCommit?.();
  };
  const words = hint ?? contrastHint(shown, against);
  return (
    <Field
      label={label}
      error={isWrong ? t("Use six digits, such as #00686c.") : undefined}
      hint={
        words && (
          <>
            {words}
            {better && (
              <button
                type="button"
                className="ml-1.5 inline-flex items-center gap-1.5 font-medium text-link underline underline-offset-2 touch:min-h-11"
                onClick={() => {
                  onChange(better);
                  onCommit?.();
                }}
              >
                <span
                  className="size-3.5 rounded-full ring-1 ring-control"
                  style={{ background: better }}
                  aria-hidden="true"
                />
                {t("Use {color}", { color: better })}
              </button>
            )}
          </>
        )
      }
    >
      {(control) => (
        <>
          <div className="flex items-center gap-2">
            <button
              type="button"
              disabled={disabled}
              aria-label={t("{label}: choose from the palette", { label })}
              aria-expanded={isOpen}
              aria-controls={panelId}
              className="size-9 shrink-0 rounded-control border border-control touch:size-11"
              style={{ background: shown }}
              onClick={() => setOpen(!isOpen)}
            />
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoComplete="off"
              disabled={disabled}
              className={clsx(controlLook("small"), "font-mono")}
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={finish}
            />
            {value !== null && (
              <button
                type="button"
                className="min-h-9 rounded-control px-2 text-13 font-medium text-link hover:bg-brand-soft touch:min-h-11"
                onClick={() => {
                  onChange(null);
                  onCommit?.();
                }}
              >
                {t("Reset")}
                <span className="sr-only"> {label}</span>
              </button>
            )}
          </div>
          <fieldset id={panelId} hidden={!isOpen} className="mt-2 space-y-3" onPointerUp={onCommit} onKeyUp={onCommit}>
            <legend className="sr-only">{t("{label}: palette", { label })}</legend>
            {isOpen && (
              <>
                <Swatches colors={swatches} selected={shown} onChoose={onChange} />
                <Suspense fallback={<div className="h-40" />}>
                  <ColorPicker color={shown} onChange={onChange} style={{ width: "100%", height: 160 }} />
                </Suspense>
              </>
            )}
          </fieldset>
        </>
      )}
    </Field>
  );
}

type SwatchesProps = { colors: readonly string[]; selected: string; onChoose(color: string): void };

function Swatches({ colors, selected, onChoose }: SwatchesProps) {
  if (colors.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          aria-label={color}
          aria-pressed={color === selected}
          className="size-7 rounded-full border border-control aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-focus touch:size-9"
          style={{ background: color }}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  );
}

/** `"0af"` -> `"#00aaff"`, so that pasting any usual form works. */
function normal(text: string): string {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, "$&$&") : digits}`;
}

/** `"3.1 : 1, hard to read here"`, or nothing when it is easy. */
export function contrastHint(color: string, against: string | undefined): string | undefined {
  if (!against || !HEX_COLOR.test(color)) return undefined;
  const ratio = contrast(color, against);
  return ratio < READABLE
    ? t("Contrast {ratio} : 1, hard to read on {ground}.", { ratio: ratio.toFixed(1), ground: against })
    : undefined;
}
