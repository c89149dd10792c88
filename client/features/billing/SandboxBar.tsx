import { t } from "#shared/languages/translate.ts";

/** Says that nothing here is real money, for as long as that is so. */
export function SandboxBar() {
  return (
    <p className="rounded-control border border-warning bg-[repeating-linear-gradient(135deg,var(--warning-soft)_0_12px,var(--surface)_12px_24px)] px-4 py-2 text-13">
      <span className="rounded-chip bg-surface px-1.5 py-0.5 font-medium text-warning">
        {t("Sandbox payments: nothing is charged")}
      </span>
    </p>
  );
}
