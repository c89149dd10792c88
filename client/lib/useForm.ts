import { type FormEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { fieldErrors } from "#shared/errors/problem.ts";
import { ApiError } from "./problem.ts";

type Values = Record<string, string>;
type Errors<V> = Partial<Record<keyof V, string>>;

/**
 * A form over one schema. A field is checked when it is left for the first time, then live; all of them on submit, and
 * the first wrong one gets the focus. What the server refuses by name stands under its field, the rest in `problem`.
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
  const names = Object.keys(initial) as (keyof V & string)[];

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
    const parsed = schema.safeParse(values);
    if (!parsed.success) return focusFirst(found);
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
    /** what an input of that name needs */
    field: (name: keyof V & string) => ({
      name,
      value: values[name],
      error: refused[name] ?? (checked.has(name) ? found[name] : undefined),
      onChange: (event: { target: { value: string } }) => {
        setValues({ ...values, [name]: event.target.value });
        setRefused({ ...refused, [name]: undefined });
      },
      // An empty field that is only passed through is not a mistake yet.
      onBlur: () => values[name] !== "" && setChecked(new Set([...checked, name])),
    }),
  };
}

/** The first message of each wrong field. */
export function errorsOf<V extends Values>(schema: z.ZodMiniType, values: V): Errors<V> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const rows = fieldErrors(parsed.error.issues as Parameters<typeof fieldErrors>[0]);
  return Object.fromEntries(rows.toReversed().map(({ path, message }) => [path, message])) as Errors<V>;
}
