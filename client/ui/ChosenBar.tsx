import type { ReactNode } from "react";
import { t } from "#shared/languages/translate.ts";
import { Button } from "./Button.tsx";

type Props = {
  /** what it is about: `Chosen signatures` */
  label: string;
  count: number;
  onAll(): void;
  onNone(): void;
  /** what can be done with all of them */
  children: ReactNode;
};

/** What can be done with all that were chosen of a list; stays in sight while the list is scrolled. */
export function ChosenBar({ label, count, onAll, onNone, children }: Props) {
  return (
    <section
      aria-label={label}
      className="sticky top-16 z-50 mt-4 flex flex-wrap items-center gap-2 rounded-card bg-surface-raised px-4 py-2.5 shadow-2 ring-1 ring-line"
    >
      <p role="status" className="mr-auto text-14 font-medium">
        {t("{count, plural, one {# chosen} other {# chosen}}", { count })}
      </p>
      <Button look="ghost" size="small" className="max-sm:px-2" onClick={onAll}>
        {t("Choose all")}
      </Button>
      <Button look="ghost" size="small" className="max-sm:px-2" onClick={onNone}>
        {t("Choose none")}
      </Button>
      <div className="flex gap-2 max-sm:w-full [&_.lucide]:max-sm:hidden [&>button]:max-sm:flex-1 [&>button]:max-sm:px-2">
        {children}
      </div>
    </section>
  );
}
