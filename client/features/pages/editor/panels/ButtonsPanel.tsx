import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { BUTTON_STYLES, MAX_RADIUS_PX, SHADOWS } from "#shared/pages/constants.ts";
import { useLookField } from "../session/PageEditingContext.tsx";
import { ColorOf, SliderOf } from "./lookControls.tsx";

const STYLE_NAMES = { fill: msg("Filled"), outline: msg("Outline"), soft: msg("Soft") } as const;
const SHADOW_NAMES = { none: msg("None"), soft: msg("Soft"), hard: msg("Hard") } as const;

/** How buttons look. */
export function ButtonsPanel() {
  const style = useLookField("buttonStyle");
  const shadow = useLookField("buttonShadow");
  const text = useLookField("textColor");
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={t("Style")}
        options={BUTTON_STYLES.map((value) => ({ value, label: t(STYLE_NAMES[value]) }))}
        value={style.value}
        onChange={style.set}
      />
      <ColorOf
        field={useLookField("buttonColor")}
        label={t("Colour of the buttons")}
        fallback={text.value}
        hint={t("Without a choice: that of the text. The words on them stay readable by themselves.")}
      />
      <SliderOf field={useLookField("buttonRadius")} label={t("Round corners")} min={0} max={MAX_RADIUS_PX} unit="px" />
      <SegmentedControl
        label={t("Shadow")}
        options={SHADOWS.map((value) => ({ value, label: t(SHADOW_NAMES[value]) }))}
        value={shadow.value}
        onChange={shadow.set}
      />
    </div>
  );
}
