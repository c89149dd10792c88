import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#client/lib/problem.ts";
import type { Ground } from "#client/ui/SignatureFrame.tsx";
import { pastedSize } from "#renderer/signature/pasted.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import type { Copyable, Form } from "../install/clipboard.ts";
import { useClientView } from "./useClientView.ts";
import type { ClientView } from "./views.ts";

/**
 * Which form of the signature the preview shows, and through which client's eyes. Both may need the network first.
 * @param loadForm brings one of the other forms, asked once for each. @throws ApiError
 */
export function useShown({ html, text }: Copyable, loadForm: (form: FormKey) => Promise<Copyable>) {
  const [form, setForm] = useState<Form>("full");
  const seen = useClientView();
  const [problem, setProblem] = useState<string | null>(null);
  const known = useRef(new Map<FormKey, Copyable>());

  /** One form as it is sent; others than the whole one are asked for once. @throws ApiError */
  const contentOf = (form: Form): Copyable | Promise<Copyable> =>
    form === "full" ? { html, text } : (known.current.get(form) ?? keep(form));
  const keep = async (form: FormKey) => {
    const content = await loadForm(form);
    known.current.set(form, content);
    return content;
  };

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };

  const shown = (form !== "full" && known.current.get(form)) || { html, text };
  return {
    form,
    view: seen.view,
    problem,
    /** characters of what is shown, once it is pasted */
    size: pastedSize(shown.html),
    contentOf,
    chooseForm: (form: Form) =>
      attempt(async () => {
        await contentOf(form);
        setForm(form);
      }),
    chooseView: (view: ClientView) => attempt(() => seen.choose(view)),
    /** Shows a form as it is sent, at once, so that it can be selected. */
    showSent: (form: Form) =>
      flushSync(() => {
        setForm(form);
        void seen.choose("sent");
      }),
    draw: (ground: Ground) => seen.draw(shown.html, ground),
  };
}
