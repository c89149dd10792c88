import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { dismissToast, type Toast, type ToastKind, takeAction, toasts } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";

const TOAST_MS = 10_000;
const ICONS = {
  success: <CircleCheck className="size-5 text-success" aria-hidden="true" />,
  info: <Info className="size-5 text-info" aria-hidden="true" />,
  error: <CircleAlert className="size-5 text-danger" aria-hidden="true" />,
} satisfies Record<ToastKind, unknown>;

/** The toasts on screen. Their time stands still while somebody is over them, in them, or away from the tab. */
export function ToastList() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const list = useRef<HTMLOListElement>(null);
  const [isOver, setOver] = useState(false);
  const [isInside, setInside] = useState(false);
  /** what had the focus before the toasts */
  const before = useRef<EventTarget | null>(null);
  const leave = () => {
    const target = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
    (target ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
  };
  // What is taken off with the focus in it says nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => setInside(list.current?.contains(document.activeElement) ?? false), [shown]);
  return (
    <ol
      ref={list}
      className="flex flex-col gap-2"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget && !list.current?.contains(relatedTarget)) before.current = relatedTarget;
        setInside(true);
      }}
      onBlur={() => setInside(false)}
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isOver || isInside} onLeave={leave} />
      ))}
    </ol>
  );
}

function ToastItem({ toast, isHeld, onLeave }: { toast: Toast; isHeld: boolean; onLeave(): void }) {
  useTimeOut(() => dismissToast(toast.id), isHeld || toast.isSticky === true);
  return (
    <li className="rise flex items-start gap-3 rounded-card bg-surface-raised p-3 text-14 shadow-3">
      {ICONS[toast.kind]}
      <div className="min-w-0 flex-1">
        <p>{toast.text}</p>
        {toast.action && (
          <button
            type="button"
            className="mt-1 min-h-6 font-medium text-link underline-offset-2 hover:underline"
            onClick={() => {
              // Before the button goes, and the focus with it.
              onLeave();
              takeAction(toast.id);
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t("Close notification")}
        className="-m-1 grid size-7 place-items-center rounded-control text-ink-subtle hover:text-ink"
        onClick={() => {
          onLeave();
          dismissToast(toast.id);
        }}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

/** Runs once after the toast's time, counting only while the tab is visible and nothing holds it. */
function useTimeOut(run: () => void, isHeld: boolean) {
  const left = useRef(TOAST_MS);
  const latest = useRef(run);
  latest.current = run;
  const isHidden = useIsHidden();
  useEffect(() => {
    if (isHeld || isHidden) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isHeld, isHidden]);
}

function useIsHidden() {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => document.hidden,
    () => false,
  );
}
