import { useEffect, useMemo, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { optionsFor } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import type { Content, Finding } from "#shared/signatures/schema.ts";
import { useDocument, useEditing, useView } from "../session/EditingContext.tsx";
import { SAMPLE_PORTRAIT, sampleIn } from "../session/sample.ts";

/** Quiet time before the output is judged: nobody reads findings while typing. */
const JUDGE_AFTER_MS = 400;

/**
 * What the canvas shows of the document, drawn here by the renderer's own core: a tenth of a millisecond, so it happens
 * in the keystroke itself and is on the screen with the letter.
 */
export function useDrawn() {
  const { site } = useApp();
  const { shaper } = useEditing();
  const { pictureCount } = useView();
  const document = useDocument((whole) => whole);
  const isSample = isEmpty(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that became ready is drawn again
  const html = useMemo(() => {
    const options = { imageHost: site.imageHost, brandingUrl: site.publicUrl };
    if (isSample) return render(sampleIn(document.design), { ...options, resolveImage: () => SAMPLE_PORTRAIT }).html;
    return render(document, {
      ...options,
      resolveImage: ({ path, shape, backing, widthPx }) => shaper.urlOf(path, shape, backing, widthPx),
    }).html;
  }, [document, isSample, site, shaper, pictureCount]);
  return { html, isSample, content: document as Content };
}

export type Judgement = { size: number; findings: readonly Finding[] };

/** Size and findings of what will be copied; null for an empty signature. */
export function useJudgement(): Judgement | null {
  const { site } = useApp();
  const { saver } = useEditing();
  const document = useDocument((whole) => whole);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // Without a network the rules may not be here yet; the size is known in any case.
      const rules = await import("#renderer/signature/lint/lint.ts").catch(() => null);
      // Copied mails carry hosted pictures, and https ones: a trial on this machine is no reason to complain.
      const env = { imageHost: site.imageHost.replace(/^http:/, "https:"), brandingUrl: site.publicUrl };
      const options = optionsFor(saver.signature() ?? { shortLinks: [] }, env);
      const output = render(document, rules ? { ...options, lint: rules.lint } : options);
      if (isCurrent) setJudgement(output.html ? { size: output.size, findings: output.findings } : null);
    }, JUDGE_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document, saver, site]);
  return judgement;
}
