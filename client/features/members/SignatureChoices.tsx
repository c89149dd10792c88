import { t } from "#shared/languages/translate.ts";
import { SignatureThumb } from "./SignatureThumb.tsx";

/** A signature that can be chosen: what it is called, and what else tells it from others. */
export type Choice = { hash: string; title: string; hint: string };

type Props = { items: readonly Choice[]; chosen: string | null; onChoose(hash: string): void; isBusy?: boolean };

/** One of the team's signatures, by its picture. */
export const SignatureChoices = ({ items, chosen, onChoose, isBusy = false }: Props) => (
  <fieldset aria-busy={isBusy} className="aria-busy:opacity-60">
    <legend className="sr-only">{t("Signatures of the team")}</legend>
    <div className="grid gap-3 sm:grid-cols-2">
      {items.map(({ hash, title, hint }) => (
        <label
          key={hash}
          className="relative flex cursor-pointer flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <SignatureThumb hash={hash} className="h-24" />
          <span className="flex items-start gap-2.5 border-t border-line px-3 py-2">
            <input
              type="radio"
              name="signature"
              className="mt-0.5 size-4 shrink-0"
              checked={chosen === hash}
              onChange={() => onChoose(hash)}
            />
            <span className="min-w-0">
              <bdi className="block truncate text-13 font-medium">{title}</bdi>
              <span className="block truncate text-12 text-ink-muted">{hint}</span>
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
