import { useMemo, useState } from "react";
import { DrawContext } from "#client/features/drawings/DrawContext.ts";
import { createDrawings } from "#client/features/drawings/drawings.ts";
import { Hands, useTypedSample } from "#client/features/drawings/sign/Hands.tsx";
import { typedBefore } from "#client/features/drawings/sign/typed.ts";
import { useApp } from "#client/lib/context.tsx";
import { withQueries } from "#client/lib/queries.tsx";
import { handwriting } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { CALM_COLORS } from "#shared/lib/color.ts";
import { SignActions } from "./components/SignActions.tsx";

export const Island = withQueries(FontTool);

/** Ten hands for everybody. */
function FontTool() {
  const { send } = useApp();
  const [draw] = useState(() => createDrawings(send));
  return (
    <DrawContext value={draw}>
      <Writing draw={draw} />
    </DrawContext>
  );
}

function Writing({ draw }: { draw: ReturnType<typeof createDrawings> }) {
  const [typed, setTyped] = useState(() => typedBefore(""));
  const sample = useTypedSample(typed);
  const words = useMemo(() => ({ ...typed, text: typed.text.trim() }), [typed]);
  const isReady = words.text !== "" && !sample.problem;
  const order = useMemo(() => (isReady ? ({ kind: "typed", handwriting: words } as const) : null), [isReady, words]);
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <Hands typed={typed} sample={sample} swatches={CALM_COLORS} onChange={setTyped} />
      <SignActions
        order={order}
        name={`signature-${typed.font.toLowerCase().replaceAll(" ", "-")}`}
        files={[{ label: t("Download PNG"), ending: "png", draw: () => draw(handwriting, words) }]}
        hint={t("Type your name first; then it can be downloaded or used.")}
      />
    </div>
  );
}
