import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { fieldErrors } from "#shared/errors/problem.ts";
import { comeAlive } from "./earlySubmit.ts";
import { ApiError } from "./problem.ts";

type Values = Record<string, string>;
type Errors<V> = Partial<Record<keyof V, string>>;

/**
 * A form over one schema. A field is checked when it is left for the first time, then live; all of them on submit, and
 * the first wrong one gets the focus. What the server refuses by name stands under its field, the rest in `problem`.
 * @param initial may say more later, such as what this browser's storage knows: that goes into fields still empty
 */
export function useForm<V extends Values, O>(
  schema: z.ZodMiniType<O>,
  initial: V,
  submit: (input: O) => Promise<void>,
) {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<Errors<V>>({});
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const known = JSON.stringify(initial);
  const before = useRef(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is the same while its text is
  useEffect(() => {
    if (before.current === known) return;
    before.current = known;
    setValues((now) => ({
      ...initial,
      ...Object.fromEntries(Object.entries(now).filter(([, value]) => value !== "")),
    }));
  }, [known]);
  const names = Object.keys(initial) as (keyof V & string)[];
  // What somebody typed before this script came stands in the page and nowhere else. Taken over in the same task as the form
  // comes alive (layout effect): a key that is pressed between the two would draw the other fields as empty as the state has them.
  useLayoutEffect(() => {
    setValues((now) => valuesIn(form.current, now));
    // When the values are there.
    if (form.current && comeAlive(form.current)) setTimeout(() => form.current?.requestSubmit());
  }, []);

  const afterPress = useAfterPress();
  const found = errorsOf<V>(schema, values);
  const focusFirst = (errors: Errors<V>) => {
    const name = names.find((candidate) => errors[candidate]);
    // After the error is in the page, so that it is read out together with the field.
    if (name) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(new Set(names));
    setProblem(null);
    // A press may be what brings the form alive: what was typed before is in the page and not yet in the state.
    const current = valuesIn(form.current, values);
    setValues(current);
    const parsed = schema.safeParse(current);
    if (!parsed.success) return focusFirst(errorsOf<V>(schema, current));
    setBusy(true);
    try {
      await submit(parsed.data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const byName = Object.fromEntries(error.errors.map(({ path, message }) => [path, message])) as Errors<V>;
      const isAboutFields = names.some((name) => byName[name]);
      setRefused(byName);
      setProblem(isAboutFields ? null : error);
      focusFirst(byName);
    } finally {
      setBusy(false);
    }
  };

  return {
    form: { ref: form, onSubmit, noValidate: true, method: "post" as const },
    isBusy,
    problem,
    values,
    /** empties it for the next one */
    reset() {
      setValues(initial);
      setChecked(new Set());
    },
    /** what an input of that name needs */
    field: (name: keyof V & string) => ({
      name,
      value: values[name],
      error: refused[name] ?? (checked.has(name) ? found[name] : undefined),
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target;
        setValues((now) => ({ ...now, [name]: value }));
        setRefused((now) => ({ ...now, [name]: undefined }));
      },
      // An empty field that is only passed through is not a mistake yet.
      onBlur: () => values[name] !== "" && afterPress(() => setChecked((known) => new Set([...known, name]))),
    }),
  };
}

/**
 * Runs something at once, or when the press that is under way has become a click: a sentence that appears between the two
 * would push the pressed button away from under the pointer, and nothing would happen.
 */
function useAfterPress() {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
    };
  }, []);
  return (run: () => void) => (isPressed.current ? void waiting.current.push(run) : run());
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the controls of a form; the very same object where that is known. */
function valuesIn<V extends Values>(form: HTMLFormElement | null, known: V): V {
  const named = [...(form?.querySelectorAll<Control>(":is(input, select, textarea)[name]") ?? [])];
  // Of radio buttons the chosen one says it.
  const controls = named.filter((control) => control.type !== "radio" || (control as HTMLInputElement).checked);
  const changed = controls.filter(({ name, value }) => name in known && value !== known[name]);
  if (changed.length === 0) return known;
  return { ...known, ...Object.fromEntries(changed.map(({ name, value }) => [name, value])) };
}

/** The first message of each wrong field. */
export function errorsOf<V extends Values>(schema: z.ZodMiniType, values: V): Errors<V> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const rows = fieldErrors(parsed.error.issues as Parameters<typeof fieldErrors>[0]);
  return Object.fromEntries(rows.toReversed().map(({ path, message }) => [path, message])) as Errors<V>;
}
