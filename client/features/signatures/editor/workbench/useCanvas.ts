import { useEffect, useMemo, useState } from "react";
import { useApp, useBrandLine } from "#client/lib/context.tsx";
import { needsMore } from "#renderer/signature/blocks/addons/later.ts";
import { draw, render } from "#renderer/signature/draw.ts";
import { optionsFor } from "#renderer/signature/options.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import type { Content, Finding, SignatureInput } from "#shared/signatures/schema.ts";
import { useDocument, useEditing, useShown, useView } from "../session/EditingContext.tsx";
import { showGhosts, withGhosts } from "../session/ghosts.ts";
import type { Trials } from "../session/lessen.ts";
import { SAMPLE_PORTRAIT, SAMPLE_PORTRAIT_PATH } from "../session/sample.ts";
import { localOptions } from "./drawing.ts";

/** Quiet time before the output is judged: nobody reads findings while typing. */
const JUDGE_AFTER_MS = 400;

/**
 * What the canvas shows of the document, drawn here by the renderer's own core: a tenth of a millisecond, so it happens
 * in the keystroke itself and is on the screen with the letter. Before that letter it is all ghosts, the sample.
 * @param isPlain as it is sent: without ghosts, unless there is nothing else
 */
export function useDrawn(isPlain: boolean) {
  const { site } = useApp();
  const line = useBrandLine();
  const { shaper } = useEditing();
  const { pictureCount, hasGhosts } = useView();
  const { document, sample } = useShown();
  const isSample = isEmpty(document);
  const isGhostly = isSample || (hasGhosts && !isPlain);
  const isWhole = useWholeCore(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became ready is drawn again
  const { html, count } = useMemo(() => {
    const ghostly = isGhostly ? withGhosts(document, sample) : null;
    const options = localOptions(site, shaper, line);
    const { html } = draw(
      ghostly?.content ?? document,
      {
        ...options,
        resolveImage: (image) => (image.path === SAMPLE_PORTRAIT_PATH ? SAMPLE_PORTRAIT : options.resolveImage(image)),
      },
      null,
    );
    return ghostly ? showGhosts(html, ghostly, isSample) : { html, count: 0 };
  }, [document, sample, isSample, isGhostly, isWhole, site, shaper, line, pictureCount]);
  return { html, isSample, emptyCount: count, content: document as Content };
}

const loadCore = () => import("#renderer/signature/render.ts");

/** Whether the core can draw all addons; its script comes when it is needed, and without a network with a later change. */
function useWholeCore({ general }: Content): boolean {
  const [isWhole, setWhole] = useState(false);
  const { addons } = general;
  useEffect(() => {
    if (isWhole || !needsMore(addons)) return;
    const whole = () => setWhole(true);
    void loadCore().then(whole, () => undefined);
  }, [isWhole, addons]);
  return isWhole;
}

export type Judgement = {
  size: number;
  findings: readonly Finding[];
  /** what was judged; by now there may be more of it */
  document: SignatureInput;
  /** what would be said of other documents; null while the rules are not here, without a network */
  try: Pick<Trials, "judge" | "measure"> | null;
};

/** Size and findings of what will be copied; null for an empty signature. */
export function useJudgement(): Judgement | null {
  const { site } = useApp();
  const line = useBrandLine();
  const { saver } = useEditing();
  const document = useDocument((whole) => whole);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // Without a network the rules may not be here yet; the size is known in any case.
      const [rules, measures] = await Promise.all([
        import("#renderer/signature/lint/lint.ts").catch(() => null),
        import("#renderer/signature/lint/measure.ts").catch(() => null),
        loadCore().catch(() => null),
      ]);
      // Copied mails carry hosted pictures, and https ones: a trial on this machine is no reason to complain.
      const env = { imageHost: site.imageHost.replace(/^http:/, "https:"), brandingUrl: site.publicUrl };
      const options = optionsFor(saver.signature() ?? { shortLinks: [], branding: line }, env);
      const judged = (one: SignatureInput) => render(one, rules ? { ...options, lint: rules.lint } : options);
      const { html, size, findings } = judged(document);
      const tries = rules && measures;
      const judgement: Judgement = {
        size,
        findings,
        document,
        try: tries && {
          judge: (one) => judged(one).findings,
          measure: (one) => measures.measureHtml(render(one, options).html),
        },
      };
      if (isCurrent) setJudgement(html ? judgement : null);
    }, JUDGE_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document, saver, site, line]);
  return judgement;
}
