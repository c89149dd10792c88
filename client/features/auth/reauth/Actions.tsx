import type { ReactNode } from "react";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";

/** The foot of a way's form. */
export const Actions = ({ cancel, isBusy }: { cancel: ReactNode; isBusy: boolean }) => (
  <div className="flex justify-end gap-3">
    {cancel}
    <Button type="submit" isLoading={isBusy}>
      {t("Confirm")}
    </Button>
  </div>
);
