import { useRef } from "react";
import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { inkOf } from "#shared/cards/rules.ts";
import { t } from "#shared/languages/translate.ts";
import { CALM_COLORS, INK, WHITE } from "#shared/lib/color.ts";
import { useContentField } from "../session/CardEditingContext.tsx";

/** The ground of the card and the words on it, which the program keeps readable. */
export function CardColors() {
  const background = useContentField("backgroundColor");
  const text = useContentField("textColor");
  const drag = useDrag(background);
  const textDrag = useDrag(text);
  const unchosen = inkOf({ backgroundColor: background.value, textColor: null });
  const chosen = text.value ?? unchosen;
  const ink = inkOf({ backgroundColor: background.value, textColor: chosen });
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
          fallback={unchosen}
          swatches={[WHITE, ...CALM_COLORS]}
          hint={
            ink === chosen
              ? t("Without a choice: dark or white, whichever is read with ease.")
              : t("Hard to read on this ground: it is drawn as {color}.", { color: ink })
          }
          better={ink === chosen ? undefined : ink}
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
