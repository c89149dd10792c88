import { useEffect, useMemo, useRef, useState } from "react";
import { createDrawings } from "#client/features/drawings/drawings.ts";
import { type Ink, inkOf, NO_INK } from "#client/features/drawings/sign/ink.ts";
import { INLINE_BUTTON, Pad } from "#client/features/drawings/sign/Pad.tsx";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { withQueries } from "#client/lib/queries.tsx";
import { strokes } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { CALM_COLORS } from "#shared/lib/color.ts";
import { pathTo } from "#shared/routes.ts";
import { SignActions } from "./components/SignActions.tsx";

export const Island = withQueries(DrawTool);

/** A pad for everybody. */
function DrawTool() {
  const { send } = useApp();
  const [draw] = useState(() => createDrawings(send));
  const [ink, setInk] = useState<Ink>(NO_INK);
  /** the strokes that are already somewhere else */
  const taken = useRef(NO_INK.strokes);
  const isEmpty = ink.strokes.length === 0;
  useWarningBeforeLoss(!isEmpty, () => ink.strokes === taken.current);
  const order = useMemo(() => (isEmpty ? null : ({ kind: "drawn", strokes: inkOf(ink) } as const)), [ink, isEmpty]);
  const drawAs = async (type: "image/png" | "image/svg+xml") => {
    const drawn = await draw(strokes, inkOf(ink), undefined, type);
    taken.current = ink.strokes;
    return drawn;
  };
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <Pad
        ink={ink}
        swatches={CALM_COLORS}
        other={
          <Link to={pathTo("font-signature-generator")} className={`inline-flex items-center ${INLINE_BUTTON}`}>
            {t("Type your sign")}
          </Link>
        }
        onChange={setInk}
      />
      <SignActions
        order={order}
        name="signature"
        files={[
          { label: t("Download PNG"), ending: "png", draw: () => drawAs("image/png") },
          { label: t("Download SVG"), ending: "svg", draw: () => drawAs("image/svg+xml") },
        ]}
        hint={t("Sign first; then it can be downloaded or used.")}
        onUse={() => {
          taken.current = ink.strokes;
        }}
      />
    </div>
  );
}

/** A drawing is in this page and nowhere else. */
function useWarningBeforeLoss(isThere: boolean, isElsewhere: () => boolean) {
  const latest = useRef(isElsewhere);
  latest.current = isElsewhere;
  useEffect(() => {
    if (!isThere) return;
    const warn = (event: BeforeUnloadEvent) => latest.current() || event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isThere]);
}
