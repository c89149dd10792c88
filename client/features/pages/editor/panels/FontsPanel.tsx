import { t } from "#shared/languages/translate.ts";
import { MAX_TITLE_PX, MIN_TITLE_PX } from "#shared/pages/constants.ts";
import { useLookField } from "../session/PageEditingContext.tsx";
import { FontOf, SliderOf, WholeColorOf } from "./lookControls.tsx";

/** What the words look like. */
export function FontsPanel() {
  return (
    <div className="flex flex-col gap-4">
      <FontOf field={useLookField("titleFont")} label={t("Font of the title")} />
      <SliderOf
        field={useLookField("titleSize")}
        label={t("Size of the title")}
        min={MIN_TITLE_PX}
        max={MAX_TITLE_PX}
        unit="px"
      />
      <FontOf field={useLookField("textFont")} label={t("Font of the text")} />
      <WholeColorOf
        field={useLookField("textColor")}
        label={t("Colour of the text")}
        fallback="#0b1f24"
        hint={t("Where it could not be read on the background, it is moved until it can.")}
      />
    </div>
  );
}
