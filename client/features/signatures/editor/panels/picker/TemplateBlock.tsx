import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useDeferredValue } from "react";
import { Button } from "#client/ui/Button.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";
import { usePreview } from "../../inputs/usePreview.ts";
import { useDocument, useEditing, useSample, useView } from "../../session/EditingContext.tsx";
import { ProBadge } from "../ProBadge.tsx";
import { type Choice, DESIGN_COUNT, LAYOUT_COUNT, LAYOUTS } from "./choices.ts";
import { LayoutStrip } from "./LayoutStrip.tsx";
import { Picker } from "./Picker.tsx";
import { useDrawChoice } from "./useDrawChoice.ts";

/** All layouts in the person's words, the one in use among them; the next one; and the way to those that are searched. */
export function TemplateBlock() {
  const { change, changeAtOnce } = useEditing();
  const { picking } = useView();
  const sample = useSample();
  const preview = usePreview();
  const document = useDocument((whole) => whole);
  // A colour being dragged is on the canvas at once; this picture follows.
  const draw = useDrawChoice(useDeferredValue(document));
  const place = Math.max(
    0,
    LAYOUTS.findIndex(({ layout }) => layout.id === document.design.templateId),
  );
  const current = LAYOUTS[place] as Choice;
  const { name, isFree } = current.layout;
  const step = (by: -1 | 1) => {
    const next = LAYOUTS[(place + by + LAYOUT_COUNT) % LAYOUT_COUNT];
    if (next) changeAtOnce(next.apply);
  };
  const drawLent = useCallback<typeof draw>((choice) => draw({ ...choice, sample }), [draw, sample]);
  const use = useCallback(
    (choice: Choice) => {
      preview.end();
      changeAtOnce(choice.apply);
    },
    [preview, changeAtOnce],
  );
  const look = useCallback(
    (choice: Choice | null) => (choice === null ? preview.hide() : preview.show(choice.apply)),
    [preview],
  );
  return (
    <div className="flex h-52 flex-col justify-between">
      <LayoutStrip current={current} draw={drawLent} onUse={use} onLook={look} />
      <div className="flex items-center gap-2">
        <IconButton
          size="small"
          label={t("Previous layout")}
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <p role="status" className="flex min-w-0 flex-1 items-center justify-center gap-2 text-13">
          <span className="truncate font-medium">{t(name)}</span>
          {!isFree && <ProBadge need="hasAllTemplates" />}
          <span className="shrink-0 text-ink-subtle tabular-nums">
            {t("{place} of {count}", { place: place + 1, count: LAYOUT_COUNT })}
          </span>
        </p>
        <IconButton
          size="small"
          label={t("Next layout")}
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          onClick={() => step(1)}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" size="small" onClick={() => change({ picking: "layouts" })}>
          {t("All {count} layouts", { count: LAYOUT_COUNT })}
        </Button>
        <Button look="secondary" size="small" onClick={() => change({ picking: "designs" })}>
          {t("Browse {count} designs", { count: DESIGN_COUNT })}
        </Button>
      </div>
      {picking && <Picker kind={picking} onClose={() => change({ picking: null })} />}
    </div>
  );
}
