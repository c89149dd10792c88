import clsx from "clsx";
import { useId } from "react";
import { buttonOn, groundOf } from "#renderer/page/ground.ts";
import { t } from "#shared/languages/translate.ts";
import { PAGE_FONTS } from "#shared/pages/fonts.ts";
import { isAsThemed, lookOf, THEMES, type Theme } from "#shared/pages/themes.ts";
import { useDocument, usePageEditing } from "../session/PageEditingContext.tsx";

/** Ready looks. A radio group: arrows move through it, and each choice is one step of the history. */
export function ThemeGrid() {
  const { changeAtOnce } = usePageEditing();
  const look = useDocument(({ content }) => content.look);
  const group = useId();
  const isOwn = !isAsThemed(look);
  const choose = (theme: Theme) =>
    changeAtOnce(({ content }) => {
      content.look = lookOf(theme);
    });
  return (
    <fieldset className="min-w-0" data-field="content.look.theme">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 text-14 font-medium">
        {t("Theme")}
        {isOwn && <span className="text-13 font-normal text-ink-muted">{t("Changed by you")}</span>}
      </legend>
      <div className="grid gap-3" style={{ gridTemplateColumns: "repeat(auto-fill, minmax(5.25rem, 1fr))" }}>
        {THEMES.map((theme) => (
          <ThemeChoice
            key={theme.name}
            group={group}
            theme={theme}
            isChosen={!isOwn && look.theme === theme.name}
            onChoose={() => choose(theme)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { theme: Theme; group: string; isChosen: boolean; onChoose(): void };

function ThemeChoice({ theme, group, isChosen, onChoose }: ChoiceProps) {
  return (
    <label
      className={clsx(
        "block cursor-pointer rounded-control p-0.5 text-center text-13 has-focus-visible:outline-2 has-focus-visible:outline-focus",
        isChosen && "ring-2 ring-primary",
      )}
    >
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className="sr-only" />
      <Swatch theme={theme} />
      <span className={clsx("mt-1.5 block truncate", isChosen ? "font-medium" : "text-ink-muted")}>{theme.label}</span>
    </label>
  );
}

/** A page of that look, as small as it can be: a title and two buttons. */
function Swatch({ theme: { look } }: { theme: Theme }) {
  const { background } = look;
  const ground = groundOf(look);
  const { fill, border } = buttonOn(ground, { theme: null, ...look });
  const paint =
    background.kind === "linear"
      ? `linear-gradient(${background.rotation}deg,${background.from},${background.to})`
      : background.kind === "radial"
        ? `radial-gradient(${background.from},${background.to})`
        : background.kind === "solid"
          ? background.color
          : "";
  const bar = {
    background: fill ?? "transparent",
    opacity: look.buttonStyle === "soft" ? 0.35 : 1,
    border: border ? `1.5px solid ${border}` : undefined,
    borderRadius: Math.min(look.buttonRadius / 2, 7),
    boxShadow: look.buttonShadow === "hard" ? `2px 2px 0 ${ground.text}` : undefined,
  };
  return (
    <span
      aria-hidden
      style={{
        background: paint,
        color: ground.text,
        fontFamily: PAGE_FONTS[look.titleFont].stack,
        aspectRatio: "4 / 5",
      }}
      className="flex flex-col items-center justify-center gap-1.5 rounded-control px-3 ring-1 ring-line"
    >
      <span className="text-20 font-semibold">Aa</span>
      <span className="h-4 w-full" style={bar} />
      <span className="h-4 w-full" style={bar} />
    </span>
  );
}
