import { useEffect, useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import type { Content } from "#shared/signatures/schema.ts";
import { sampleOptions } from "./sampleOptions.ts";

type Values = { name: string; position: string; color: string };
type Core = typeof import("#renderer/signature/render.ts");

/** A sample signature with three things to change. The drawing core is fetched when somebody begins. */
export function useMiniEditor(content: Content, initialHtml: string) {
  const { imageHost } = useApp().site;
  const initial = {
    name: content.general.name,
    position: content.general.position,
    color: content.design.fontColor ?? "",
  };
  const [values, setValues] = useState<Values>(initial);
  const [html, setHtml] = useState(initialHtml);
  const [isTouched, setTouched] = useState(false);
  const core = useRef<Promise<Core> | null>(null);

  const prepare = () => {
    core.current ??= import("#renderer/signature/render.ts").catch(() => {
      // Offline: the page stays readable, and the next keystroke tries again.
      core.current = null;
      return Promise.reject(new Error("The drawing core could not be loaded."));
    });
    return core.current;
  };

  useEffect(() => {
    if (!isTouched) return;
    let isCurrent = true;
    const draw = ({ render }: Core) => {
      if (isCurrent) setHtml(render(withValues(content, values), sampleOptions(imageHost)).html);
    };
    prepare().then(draw, () => undefined);
    return () => {
      isCurrent = false;
    };
  });

  return {
    values,
    html,
    prepare: () => void prepare().catch(() => undefined),
    change(part: Partial<Values>) {
      setTouched(true);
      setValues((before) => ({ ...before, ...part }));
    },
    /** what the visitor typed, for the editor to start with; null when nothing was */
    draft: isTouched ? draftOf(values, initial) : null,
  };
}

const withValues = (content: Content, { name, position, color }: Values): Content => ({
  ...content,
  general: { ...content.general, name, position },
  design: { ...content.design, fontColor: color },
});

/** The sample's own words are nobody's. */
const draftOf = (values: Values, initial: Values) => ({
  general: {
    ...(values.name !== initial.name && { name: values.name }),
    ...(values.position !== initial.position && { position: values.position }),
  },
  design: { fontColor: values.color },
});
