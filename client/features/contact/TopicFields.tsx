import { Input } from "#client/ui/Input.tsx";
import { Select } from "#client/ui/Select.tsx";
import {
  COMPANY_SIZES,
  EMAIL_CLIENTS,
  isRequired,
  PRIOR_MANAGEMENT,
  TIMINGS,
  type Topic,
  type TopicField,
} from "#shared/contact/topics.ts";
import { msg, t } from "#shared/languages/translate.ts";

/** A table of choices as a list to choose from. */
export const choices = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label: t(label) }));

const LABELS: Readonly<Record<TopicField, string>> = {
  subject: msg("Subject"),
  businessEmail: msg("Business email"),
  phone: msg("Phone number"),
  companySize: msg("Company size"),
  companyWebsite: msg("Company website"),
  emailClient: msg("Email client"),
  priorManagement: msg("Signature management so far"),
  timing: msg("Implementation timing"),
};
const TABLES: Partial<Record<TopicField, Readonly<Record<string, string>>>> = {
  companySize: COMPANY_SIZES,
  emailClient: EMAIL_CLIENTS,
  priorManagement: PRIOR_MANAGEMENT,
  timing: TIMINGS,
};
const KINDS = {
  businessEmail: { type: "email", autoComplete: "work email" },
  phone: { type: "tel", autoComplete: "tel" },
  companyWebsite: { inputMode: "url", autoComplete: "url" },
} as const;

type Control = {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: { target: { value: string } }): void;
  onBlur(): void;
};
type Props = { topic: Topic; fields: readonly TopicField[]; field(name: TopicField): Control };

/** What a topic asks for besides. What may be left empty says so. */
export function TopicFields({ topic, fields, field }: Props) {
  return fields.map((name) => {
    const label = isRequired(topic, name) ? t(LABELS[name]) : t("{label} (optional)", { label: t(LABELS[name]) });
    const table = TABLES[name];
    return table ? (
      <Select
        key={name}
        {...field(name)}
        label={label}
        options={[{ value: "", label: t("Please choose") }, ...choices(table)]}
      />
    ) : (
      <Input key={name} {...field(name)} label={label} {...KINDS[name as keyof typeof KINDS]} />
    );
  });
}
