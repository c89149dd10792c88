import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { toasts } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";

const ToastList = lazyPart(async () => (await import("#client/ui/ToastList.tsx")).ToastList);

/** Where toasts appear, on every route. The region is always there, or nobody would be told; its content comes when needed. */
export function Notifications() {
  const isEmpty = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get).length === 0;
  return (
    <section
      aria-label={t("Notifications")}
      aria-live="polite"
      data-toasts=""
      className="pointer-events-auto fixed z-5000 max-lg:inset-x-0 max-lg:top-18 max-lg:mx-auto max-lg:w-75 lg:bottom-6 lg:left-6 lg:w-75"
    >
      {!isEmpty && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </section>
  );
}
