import { useSyncExternalStore } from "react";
import { t } from "#shared/languages/translate.ts";
import { Spinner } from "./Spinner.tsx";

type Props = {
  /** said without a network: what opens when it is back */
  offline?: string;
};

/** Stands for a part of the page whose script is on its way; without a network it says what it waits for. */
export function OnItsWay({ offline }: Props) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  if (!isOffline) return <Spinner label={t("Loading")} />;
  return (
    <p role="status" className="text-13 text-ink-muted">
      {offline ?? t("You are offline. This opens when you are back.")}
    </p>
  );
}

/** The same where a dialog will be. */
export const DialogOnItsWay = () => (
  <div className="fixed inset-x-0 top-[12dvh] z-1000 mx-auto w-fit rounded-dialog bg-surface-raised px-5 py-4 shadow-3">
    <OnItsWay />
  </div>
);

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
