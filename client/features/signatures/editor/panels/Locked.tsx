import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#shared/languages/translate.ts";
import type { LockName } from "#shared/members/masters/lockNames.ts";
import { useEditing, useForm } from "../session/EditingContext.tsx";

/**
 * Controls of a part that the person's team may keep to itself: then they are there to be read, and a line says why. The
 * document keeps the part whatever else would change it.
 */
export function Locked({ lock, children }: { lock: LockName; children: ReactNode }) {
  const { locks } = useEditing();
  const isForm = useForm() !== null;
  if (!locks.includes(lock) && !(isForm && locks.includes("forms"))) return children;
  return (
    <fieldset disabled className="pointer-events-none contents">
      <p className="flex items-start gap-1.5 text-13 text-ink-muted">
        <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
        {t("Your team keeps this part the same for everybody.")}
      </p>
      {children}
    </fieldset>
  );
}
