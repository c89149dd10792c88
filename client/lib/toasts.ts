import { createStore } from "./store.ts";

export type ToastKind = "success" | "info" | "error";
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** such as Undo; pressing it closes the toast */
  action?: { label: string; run(): void };
  /** stays until it is closed: a notice that is true for longer than one reads */
  isSticky?: true;
  /** hears once that the toast has gone without its action: by time, closed, or making room */
  onGone?(): void;
};

const MAX_VISIBLE = 3;
let lastId = 0;

/** Toasts on screen, oldest first. Filled in the browser only. */
export const toasts = createStore<readonly Toast[]>([]);

/** Shows a toast, for ten seconds unless it is sticky. An error must also stand beside its cause. @returns its id, to dismiss it earlier */
export function showToast(toast: Omit<Toast, "id">): number {
  lastId += 1;
  const all = [...toasts.get(), { ...toast, id: lastId }];
  toasts.set(all.slice(-MAX_VISIBLE));
  for (const { onGone } of all.slice(0, -MAX_VISIBLE)) onGone?.();
  return lastId;
}

export function dismissToast(id: number) {
  takeOff(id)?.onGone?.();
}

/** Does what a toast offers, which closes it. */
export function takeAction(id: number) {
  takeOff(id)?.action?.run();
}

function takeOff(id: number): Toast | undefined {
  const toast = toasts.get().find((shown) => shown.id === id);
  toasts.set(toasts.get().filter((shown) => shown !== toast));
  return toast;
}
