import { t } from "#shared/languages/translate.ts";

/** Stands where prices are and payments are, as long as the money is not real. */
export function SandboxBar() {
  return (
    <p
      role="note"
      className="overflow-hidden rounded-control bg-warning-soft pt-2 text-center text-14 font-medium text-warning"
      // Stripes above the words and not behind them: those are to be read.
      style={{
        backgroundImage: "repeating-linear-gradient(135deg, currentColor 0 0.75rem, transparent 0.75rem 1.5rem)",
        backgroundSize: "100% 0.5rem",
        backgroundRepeat: "no-repeat",
      }}
    >
      <span className="block px-4 py-2">{t("Sandbox payments: nothing is charged.")}</span>
    </p>
  );
}
