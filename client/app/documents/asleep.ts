import { tellWaiting } from "./offlineNotice.ts";

const RETRY_MS = 5_000;
/** A script that has not come by then is called late; it is still waited for. */
const LATE_MS = 8_000;
const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown"] as const;
/** What does nothing by itself. Links lead on, and forms are held by the page (`earlySubmit`). */
const PRESSED = "button:not([type=submit],[popovertarget]), [role=button]";

/**
 * An island asleep: wakes it as soon as somebody turns to it, and then does what was pressed, and tells what was typed, in the
 * meantime. While its script cannot be fetched it goes on asking, and the page says why nothing happens.
 * @returns what wakes it now
 */
export function waitForTouch(island: HTMLElement, wake: () => Promise<void>): () => void {
  let isWaking = false;
  let pressed: HTMLElement | null = null;
  let entered: Control | null = null;
  const typed = new Map<Control, string | boolean>();

  const begin = () => {
    if (isWaking) return;
    isWaking = true;
    void insist().then(async () => {
      for (const type of TOUCHES) island.removeEventListener(type, begin);
      island.removeEventListener("keydown", enter, true);
      island.removeEventListener("click", hold, true);
      island.removeEventListener("input", note, true);
      for (const [control, value] of typed) tell(control, value);
      // React draws what it was told before it hears the rest.
      await new Promise((drawn) => setTimeout(drawn));
      entered?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      if (!pressed) return;
      delete pressed.dataset.pending;
      if (pressed.isConnected) pressed.click();
    });
  };
  const insist = async () => {
    for (;;) {
      const late = setTimeout(() => pressed && tellWaiting(island, "late"), LATE_MS);
      try {
        await wake();
        tellWaiting(island, null);
        return;
      } catch {
        if (pressed) tellWaiting(island, navigator.onLine ? "late" : "offline");
      } finally {
        clearTimeout(late);
      }
      await networkOr(RETRY_MS);
    }
  };
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    button.dataset.pending = "";
  };
  const note = ({ target }: Event) => {
    const control = target as Control;
    // Of radio buttons the last one counts.
    if (control.type === "radio")
      for (const other of typed.keys()) if (other.type === "radio" && other.name === control.name) typed.delete(other);
    typed.set(control, isTicked(control) ? control.checked : control.value);
  };

  /** Enter in a field that no form has: the end of what was typed. Forms are held by the page. */
  const enter = ({ key, target }: KeyboardEvent) => {
    if (key === "Enter" && target instanceof HTMLInputElement && !target.form) entered = target;
  };

  for (const type of TOUCHES) island.addEventListener(type, begin, { passive: true });
  island.addEventListener("keydown", enter, true);
  island.addEventListener("click", hold, true);
  island.addEventListener("input", note, true);
  return begin;
}

/** Resolves when the network is back, or after so many milliseconds. Not `pauseUntilOnline`: a script shared with the app would come first. */
const networkOr = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/**
 * Tells React what somebody typed before it listened. It notices a change by what it knew before: the control first gets back
 * what the page came with, by the setter that React watches, then what was typed, by the one that it does not.
 */
function tell(control: Control, value: string | boolean) {
  if (!control.isConnected) return;
  if (isTicked(control)) {
    if (value === control.defaultChecked) return;
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  const proto = Object.getPrototypeOf(control);
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
