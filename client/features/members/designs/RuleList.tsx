import { ArrowDown, ArrowUp, CalendarDays, Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_RULES } from "#shared/members/constants.ts";
import type { Rule } from "#shared/members/masters/schema.ts";
import { type Draft, moved, segmentName, withChangedRule, withoutRule, withRule } from "./draft.ts";
import { Section } from "./Section.tsx";
import { daysText, ruleSentence } from "./words.ts";

type Props = {
  draft: Draft;
  masters: readonly string[];
  nameOf(hash: string): string;
  onChange(draft: Draft): void;
};

/** Who gets which design: sentences, from top to bottom. */
export function RuleList({ draft, masters, nameOf, onChange }: Props) {
  const [master] = masters;
  return (
    <Section
      title={t("Who gets what")}
      text={t(
        "From top to bottom, the first rule that fits somebody is theirs. Whoever no rule fits keeps what they have.",
      )}
      action={
        master !== undefined &&
        draft.rules.length < MAX_RULES && (
          <Button
            look="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => onChange(withRule(draft, master))}
          >
            {t("Add a rule")}
          </Button>
        )
      }
    >
      {draft.rules.length === 0 ? (
        <p className="rounded-card bg-surface p-4 text-14 text-ink-muted ring-1 ring-line">
          {t("There is no rule yet. Make a design first.")}
        </p>
      ) : (
        <SortableList
          rows={draft.rules}
          keyOf={({ id }) => id}
          nameOf={(rule) => sentenceOf(draft, rule, nameOf)}
          onMove={(from, to) => onChange(moved(draft, from, to))}
          className="flex flex-col gap-3"
          rowClassName="rounded-card bg-surface ring-1 ring-line"
        >
          {(rule, index, move) => (
            <RuleRow
              draft={draft}
              rule={rule}
              place={index + 1}
              move={move}
              masters={masters}
              nameOf={nameOf}
              onChange={onChange}
            />
          )}
        </SortableList>
      )}
    </Section>
  );
}

function sentenceOf(draft: Draft, { segment, master, ...days }: Rule, nameOf: Props["nameOf"]): string {
  const words = { who: segmentName(draft, segment), design: nameOf(master), days: daysText(days) };
  return t(ruleSentence(segment === null), words).trim();
}

type RowProps = Props & { rule: Rule; place: number; move: RowMove };

function RuleRow({ draft, rule, place, move, masters, nameOf, onChange }: RowProps) {
  const [hasDays, setDays] = useState(Boolean(rule.from || rule.until));
  const change = (part: Partial<Rule>) => onChange(withChangedRule(draft, { ...rule, ...part }));
  const name = t("Rule {place}", { place });
  const days = daysText(rule);
  return (
    <div className="flex items-start gap-2 p-3 sm:p-4">
      <div className="mt-0.5">{move.handle}</div>
      <div className="min-w-0 flex-1">
        <p className="py-1.5 text-14 leading-6 break-words">
          <span className="mr-2 text-ink-subtle tabular-nums">{place}.</span>
          <Sentence
            text={ruleSentence(rule.segment === null)}
            who={<strong className="font-semibold">{segmentName(draft, rule.segment)}</strong>}
            design={<strong className="font-semibold">{nameOf(rule.master)}</strong>}
            days={days}
          />
        </p>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Select
            label={t("Who")}
            size="small"
            value={rule.segment ?? ""}
            onChange={({ target }) => change({ segment: target.value || null })}
            options={[
              { value: "", label: t("Everybody") },
              ...draft.segments.map((segment) => ({ value: segment.id, label: segment.name })),
            ]}
          />
          <Select
            label={t("Design")}
            size="small"
            value={rule.master}
            onChange={({ target }) => change({ master: target.value })}
            options={masters.map((hash) => ({ value: hash, label: nameOf(hash) }))}
          />
          {hasDays && (
            <>
              <Day label={t("First day")} value={rule.from} onChange={(from) => change({ from })} />
              <Day label={t("Last day")} value={rule.until} onChange={(until) => change({ until })} />
            </>
          )}
        </div>
      </div>
      <Menu
        label={t("More for {name}", { name })}
        trigger={<Ellipsis className="size-4" aria-hidden="true" />}
        className="inline-grid size-9 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-brand-soft hover:text-ink touch:size-11"
        items={[
          {
            label: t("Move up"),
            icon: <ArrowUp {...ICON} />,
            isDisabled: !move.canGo(-1),
            onChoose: () => move.move(-1),
          },
          {
            label: t("Move down"),
            icon: <ArrowDown {...ICON} />,
            isDisabled: !move.canGo(1),
            onChoose: () => move.move(1),
          },
          {
            label: hasDays ? t("Always") : t("Only on some days"),
            icon: <CalendarDays {...ICON} />,
            onChoose: () => {
              setDays(!hasDays);
              if (hasDays) change({ from: undefined, until: undefined });
            },
          },
          { label: t("Remove"), icon: <Trash2 {...ICON} />, onChoose: () => onChange(withoutRule(draft, rule.id)) },
        ]}
      />
    </div>
  );
}

const ICON = { className: "size-4", "aria-hidden": true } as const;

type DayProps = { label: string; value: string | undefined; onChange(value: string | undefined): void };

const Day = ({ label, value = "", onChange }: DayProps) => (
  <Input
    label={label}
    type="date"
    size="small"
    value={value}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
);
