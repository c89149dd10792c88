import { formatMoment } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { customOf } from "#shared/members/facts.ts";
import type { LockName } from "#shared/members/masters/lockNames.ts";
import { type Comparison, type Condition, isAboutPresence, type Rule } from "#shared/members/masters/schema.ts";
import { FACT_LABELS } from "../factLabels.ts";

/** What can be asked of people, as forms call it. */
export const FACTS: Readonly<Record<string, string>> = {
  department: FACT_LABELS.department,
  place: FACT_LABELS.place,
  position: FACT_LABELS.position,
  domain: msg("Domain of the email address"),
};

export const factLabel = (fact: string): string => customOf(fact) ?? t(FACTS[fact] ?? fact);

export const COMPARISON_LABELS: Readonly<Record<Comparison, string>> = {
  equals: msg("is"),
  not: msg("is not"),
  contains: msg("contains"),
  starts: msg("starts with"),
  empty: msg("is empty"),
  filled: msg("is filled in"),
};

/** `Department is Sales` */
export const conditionText = ({ fact, is, value }: Condition): string =>
  isAboutPresence(is)
    ? t("{fact} {is}", { fact: factLabel(fact), is: t(COMPARISON_LABELS[is]) })
    : t("{fact} {is} “{value}”", { fact: factLabel(fact), is: t(COMPARISON_LABELS[is]), value });

/** `1 March 2028`: a day is the same everywhere, so it is read at noon. */
export const dayText = (day: string): string =>
  formatMoment(new Date(`${day}T12:00:00Z`), { dateStyle: "long", timeZone: "UTC" });

/** When a rule is good; empty: always. */
export function daysText({ from, until }: Pick<Rule, "from" | "until">): string {
  if (from && until) return t("from {from} to {until}", { from: dayText(from), until: dayText(until) });
  if (from) return t("from {from}", { from: dayText(from) });
  return until ? t("until {until}", { until: dayText(until) }) : "";
}

/** The parts that can be the same for everybody, in the order of the screen. */
export const LOCKS: readonly { name: LockName; label: string; hint?: string }[] = [
  { name: "design", label: msg("Layout, colours and fonts") },
  { name: "logo", label: msg("Logo") },
  { name: "banner", label: msg("Banner") },
  { name: "company", label: msg("Company name") },
  { name: "socials", label: msg("Social networks") },
  { name: "caption", label: msg("Words above the social networks") },
  { name: "addons", label: msg("Addons"), hint: msg("A signature by hand is never passed on.") },
  { name: "branding", label: msg("“Made with Signoff”") },
  { name: "language", label: msg("Language of the words that nobody types") },
  { name: "links", label: msg("Short links") },
  { name: "forms", label: msg("Other forms: replies, colleagues, languages") },
  { name: "name", label: msg("Name") },
  { name: "position", label: msg("Position") },
  { name: "department", label: msg("Department") },
  { name: "photo", label: msg("Photo") },
  {
    name: "contacts",
    label: msg("Phone numbers and other lines"),
    hint: msg("Phone, mobile and email are each person's; website and address are the design's."),
  },
  {
    name: "customFields",
    label: msg("Custom fields"),
    hint: msg("A field with a title is filled from what you know of a person. Without a title it is the same for all."),
  },
];

/** `People in “Sales” get Blue card from 1 March 2028` */
export const ruleSentence = (isEverybody: boolean): string =>
  isEverybody ? msg("Everybody gets {design} {days}") : msg("People in “{who}” get {design} {days}");
