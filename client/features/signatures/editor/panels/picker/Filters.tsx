import type { ReactNode } from "react";
import { Chip } from "#client/ui/Chip.tsx";
import { t } from "#shared/languages/translate.ts";
import { type Filter, NO_FILTER, PROFESSIONS, STYLES } from "./choices.ts";

type Props = { filter: Filter; onChange(filter: Filter): void };

/** Chips that narrow the tiles down: groups below each other where there is room, one row to swipe where there is not. */
export function Filters({ filter, onChange }: Props) {
  const { kind, isFree, style, profession } = filter;
  const isAll = kind === null && !isFree && style === null && profession === null;
  /** A profession has designs only, and there is no layout for one. */
  const showKind = (next: Filter["kind"]) =>
    onChange({ ...filter, kind: kind === next ? null : next, ...(next === "layouts" && { profession: null }) });
  const showProfession = (next: string) =>
    onChange({
      ...filter,
      profession: profession === next ? null : next,
      kind: kind === "layouts" ? null : kind,
    });
  return (
    <div className="flex gap-2 @max-3xl:-mx-5 @max-3xl:overflow-x-auto @max-3xl:px-5 @max-3xl:py-0.5 @3xl:flex-col @3xl:gap-3">
      <Chips title={t("Show")}>
        <Chip isOn={isAll} onClick={() => onChange({ ...NO_FILTER, text: filter.text })}>
          {t("All")}
        </Chip>
        <Chip isOn={kind === "layouts"} onClick={() => showKind("layouts")}>
          {t("Layouts")}
        </Chip>
        <Chip isOn={kind === "designs"} onClick={() => showKind("designs")}>
          {t("Designs")}
        </Chip>
        <Chip isOn={isFree} onClick={() => onChange({ ...filter, isFree: !isFree })}>
          {t("Free")}
        </Chip>
      </Chips>
      <Chips title={t("Style")}>
        {STYLES.map((name) => (
          <Chip
            key={name}
            isOn={style === name}
            onClick={() => onChange({ ...filter, style: style === name ? null : name })}
          >
            {t(name)}
          </Chip>
        ))}
      </Chips>
      <Chips title={t("Profession")}>
        {PROFESSIONS.map((name) => (
          <Chip key={name} isOn={profession === name} onClick={() => showProfession(name)}>
            {t(name)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 shrink-0">
      <legend className="mb-1.5 text-12 font-medium text-ink-subtle @max-3xl:sr-only">{title}</legend>
      <div className="flex gap-1.5 @3xl:flex-wrap">{children}</div>
    </fieldset>
  );
}
