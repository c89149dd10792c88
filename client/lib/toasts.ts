import { createStore } from "./store.ts";

export type ToastKind = "success" | "info" | "error";
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** such as Undo; pressing it closes the toast */
  action?: { label: string; run(): void };
};

const MAX_VISIBLE = 3;
let lastId = 0;

/** Toasts on screen, oldest first. Filled in the browser only. */
export const toasts = createStore<readonly Toast[]>([]);

/** Shows a toast for ten seconds. An error must also stand beside its cause. */
export function showToast(toast: Omit<Toast, "id">) {
  lastId += 1;
  toasts.set([...toasts.get(), { ...toast, id: lastId }].slice(-MAX_VISIBLE));
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
