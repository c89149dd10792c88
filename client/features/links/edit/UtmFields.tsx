import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { MAX_UTM_LENGTH, UTM_FIELDS, type UtmField, utmOf, withUtm } from "#shared/links/utm.ts";

const LABELS = {
  source: { label: msg("Source"), example: "newsletter" },
  medium: { label: msg("Medium"), example: "email" },
  campaign: { label: msg("Campaign"), example: "spring-2027" },
  term: { label: msg("Term"), example: "shoes" },
  content: { label: msg("Content"), example: "top-button" },
} as const satisfies Record<UtmField, object>;

type Props = { url: string; onUrl(url: string): void };

/** Builds the campaign parameters of a target while one types: what stands here stands in the address, and the other way round. */
export function UtmFields({ url, onUrl }: Props) {
  const whole = safeUrl(url);
  const utm = utmOf(whole ?? "");
  const [isOpen, setOpen] = useState(() => Object.values(utm).some(Boolean));
  if (!isOpen)
    return (
      <Button look="ghost" size="small" className="-ml-3" aria-expanded={false} onClick={() => setOpen(true)}>
        {t("Add campaign parameters (UTM)")}
      </Button>
    );
  return (
    <fieldset className="rounded-control bg-bg-muted p-4" disabled={whole === null}>
      <legend className="sr-only">{t("Campaign parameters (UTM)")}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {UTM_FIELDS.map((name) => (
          <Input
            key={name}
            size="small"
            label={t(LABELS[name].label)}
            placeholder={LABELS[name].example}
            maxLength={MAX_UTM_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            value={utm[name]}
            onChange={({ target }) => onUrl(withUtm(whole ?? url, { ...utm, [name]: target.value }))}
          />
        ))}
      </div>
      <p className="mt-3 text-12 text-ink-subtle">
        {whole === null ? t("Enter the target first.") : t("They become part of the target above.")}
      </p>
    </fieldset>
  );
}
