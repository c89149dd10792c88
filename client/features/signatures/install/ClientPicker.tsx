import clsx from "clsx";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";

/** Small drawings instead of the makers' marks: where the client runs. */
const PLACES = {
  web: "M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01",
  computer: "M4 5h16v11H4zM2 19h20",
  phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  source: "m8 8-4 4 4 4M16 8l4 4-4 4M13 6l-2 12",
} as const;

type Props = { value: string; onChange(id: string): void };

/** Which mail client the signature goes into. */
export function ClientPicker({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="text-20 font-semibold">{t("Where do you write your mails?")}</legend>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {INSTALL_GUIDES.map(({ id, name, place }) => (
          <label
            key={id}
            className={clsx(
              "flex min-h-14 cursor-pointer items-center gap-3 rounded-card bg-surface px-4 py-3 text-14 font-medium ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              id === value ? "ring-2 ring-primary" : "ring-line hover:ring-control",
            )}
          >
            <input
              type="radio"
              name="client"
              className="sr-only"
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <svg
              viewBox="0 0 24 24"
              className="size-5 shrink-0 text-ink-subtle"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={PLACES[place]} />
            </svg>
            {t(name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
