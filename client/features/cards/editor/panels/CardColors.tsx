import { useRef } from "react";
import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { t } from "#shared/languages/translate.ts";
import { CALM_COLORS, INK, legibleOn, readableOn, WHITE } from "#shared/lib/color.ts";
import { useContentField } from "../session/CardEditingContext.tsx";

/** The ground of the card and the words on it, which the program keeps readable. */
export function CardColors() {
  const background = useContentField("backgroundColor");
  const text = useContentField("textColor");
  const drag = useDrag(background);
  const textDrag = useDrag(text);
  const shown = text.value ?? readableOn(background.value);
  const legible = legibleOn(shown, [background.value]);
  return (
    <Group title={t("Colours")}>
      <div data-field={background.path}>
        <ColorField
          label={t("Background")}
          value={background.value}
          fallback={INK}
          swatches={CALM_COLORS}
          onChange={(color) => drag.move(color ?? INK)}
          onCommit={drag.end}
        />
      </div>
      <div data-field={text.path}>
        <ColorField
          label={t("Words")}
          value={text.value}
          fallback={readableOn(background.value)}
          swatches={[WHITE, ...CALM_COLORS]}
          hint={
            legible === shown
              ? t("Without a choice: dark or white, whichever is read with ease.")
              : t("Hard to read on this ground: it is drawn as {color}.", { color: legible })
          }
          better={legible === shown ? undefined : legible}
          onChange={textDrag.move}
          onCommit={textDrag.end}
        />
      </div>
    </Group>
  );
}

/** Every move redraws; the whole drag is one step of the history. */
function useDrag<T>({ set, hold, release }: BoundField<T>) {
  const isHeld = useRef(false);
  return {
    move(value: T) {
      if (!isHeld.current) hold();
      isHeld.current = true;
      set(value);
    },
    end() {
      if (isHeld.current) release();
      isHeld.current = false;
    },
  };
}
