import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "#client/lib/context.tsx";
import { ApiError, orOffline } from "#client/lib/problem.ts";
import type { Ground } from "#client/ui/SignatureFrame.tsx";
import type { Form } from "../install/CopyPanel.tsx";
import type { Copyable } from "../install/clipboard.ts";
import type { ClientView } from "./views.ts";

/** Which form of the signature the preview shows, and through which client's eyes. Both may need the network first. */
export function useShown({ hash, html, text }: Copyable & { hash: string }) {
  const { call } = useApp();
  const [form, setForm] = useState<Form>("full");
  const [view, setView] = useState<ClientView>("sent");
  const [problem, setProblem] = useState<string | null>(null);
  const reply = useRef<Copyable>(null);
  const viewOf = useRef<typeof import("./clientViews.ts").viewOf>(null);

  /** One form as it is sent; the short one is asked for once. @throws ApiError */
  const contentOf = (form: Form): Copyable | Promise<Copyable> =>
    form === "full" ? { html, text } : (reply.current ?? loadReply());
  const loadReply = async () => {
    const { previewReply } = await orOffline(import("#shared/signatures/endpoints.ts"));
    reply.current = await call(previewReply, { params: { hash } });
    return reply.current;
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

  const shown = form === "reply" && reply.current ? reply.current : { html, text };
  return {
    form,
    view,
    problem,
    /** characters of what is shown, as it is sent */
    size: shown.html.length,
    contentOf,
    chooseForm: (form: Form) =>
      attempt(async () => {
        await contentOf(form);
        setForm(form);
      }),
    chooseView: (view: ClientView) =>
      attempt(async () => {
        if (view !== "sent") viewOf.current = (await orOffline(import("./clientViews.ts"))).viewOf;
        setView(view);
      }),
    /** Shows a form as it is sent, at once, so that it can be selected. */
    showSent: (form: Form) =>
      flushSync(() => {
        setForm(form);
        setView("sent");
      }),
    draw: (ground: Ground) =>
      view === "sent" || !viewOf.current ? shown.html : viewOf.current(view, shown.html, ground),
  };
}
