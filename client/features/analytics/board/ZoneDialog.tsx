import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { ownZone, zonesWith } from "#client/lib/zones.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { setTimeZone } from "#shared/analytics/endpoints.ts";
import { t } from "#shared/languages/translate.ts";

/** Another zone for the whole team. */
export function ZoneDialog({ timeZone, onClose }: { timeZone: string; onClose(): void }) {
  const { call } = useApp();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(timeZone);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = ownZone();
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await call(setTimeZone, { body: { timeZone: chosen } });
      showToast({ kind: "success", text: t("Days are counted again. Older ones follow within minutes.") });
      onClose();
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Time zone of the team")}
      description={t(
        "By it days begin and end, for everybody in the team. All days whose clicks are kept are counted again.",
      )}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button isLoading={isBusy} onClick={() => void save()}>
            {t("Save time zone")}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <Select
          label={t("Time zone")}
          options={zonesWith(chosen)}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {own !== chosen && (
          <Button look="ghost" size="small" className="mt-2" onClick={() => setChosen(own)}>
            {t("Use {zone}", { zone: own.replaceAll("_", " ") })}
          </Button>
        )}
        {problem && (
          <InlineAlert kind="danger" className="mt-3">
            {problem}
          </InlineAlert>
        )}
      </div>
    </Modal>
  );
}
