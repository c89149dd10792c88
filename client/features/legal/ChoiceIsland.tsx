import { useSyncExternalStore } from "react";
import { consent, decide } from "#client/lib/consent.ts";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";

/** What somebody has said of other companies' scripts, and the way to think again. */
export function Island() {
  const said = useSyncExternalStore(consent.subscribe, consent.get, () => null);
  return (
    <div className="mt-10 max-w-reading rounded-card bg-bg-muted p-5 text-16">
      <h2 className="font-semibold">{t("Scripts of other companies")}</h2>
      <p className="mt-1 text-ink-muted">
        {said === "yes" && t("You have allowed them in this browser.")}
        {said === "no" && t("You have not allowed them in this browser.")}
        {said === null && t("You have not been asked yet, or have not answered.")}
      </p>
      {said !== null && (
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          onClick={() => {
            decide(null);
            // What is loaded already goes with the page.
            location.reload();
          }}
        >
          {t("Ask me again")}
        </Button>
      )}
    </div>
  );
}
