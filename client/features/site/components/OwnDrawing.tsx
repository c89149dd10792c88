import { t } from "#shared/languages/translate.ts";

const SHOWN = { name: "Ana Ruiz", initials: "AR", company: "Acme" };

/** A link page on a phone, with a business card in front of it; for the eye alone. */
export function OwnDrawing() {
  const links = [t("Website"), t("Book a meeting"), t("Save my contact")];
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-72 pb-10 text-center">
      <div className="mx-auto w-56 rounded-plate bg-surface px-5 py-8 shadow-2 ring-1 ring-line">
        <Portrait />
        <p className="mt-3 font-display text-18 font-semibold">{SHOWN.name}</p>
        <ul className="mt-5 space-y-3 text-13 font-medium">
          {links.map((label) => (
            <li key={label} className="rounded-full bg-brand-soft px-4 py-2">
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div className="absolute right-0 bottom-0 flex items-center gap-3 rounded-card bg-plate px-4 py-3 text-left text-on-plate shadow-2">
        <Portrait />
        <p className="text-13">
          <span className="block font-medium">{SHOWN.name}</span>
          <span className="block text-on-plate-muted">{SHOWN.company}</span>
        </p>
      </div>
    </div>
  );
}

const Portrait = () => (
  <span className="mx-auto grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-display text-16 font-semibold text-ink">
    {SHOWN.initials}
  </span>
);
