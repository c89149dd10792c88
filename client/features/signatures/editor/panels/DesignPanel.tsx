import { Sparkles } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { FONT_NAMES } from "#shared/catalog/fonts.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { WHITE } from "#shared/lib/color.ts";
import { useTemplateLook } from "../inputs/useTemplateColors.ts";
import { useDocument, useSectionField } from "../session/EditingContext.tsx";
import { BlockOrder } from "./BlockOrder.tsx";
import { ColorControl, SelectControl, SliderControl, SwitchControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { TemplateStrip } from "./TemplateStrip.tsx";
import { TextFormatting } from "./TextFormatting.tsx";

const PrefillDialog = lazyPart(async () => (await import("./prefills/PrefillDialog.tsx")).PrefillDialog);

/** Layout, letters, colours, lines and order. */
export function DesignPanel() {
  const show = visibleFields(useDocument(({ design }) => design.templateId));
  const fontSize = useDocument(({ design }) => design.fontSize);
  const look = useTemplateLook();
  const hasPlate = useDocument(({ design }) => design.isTemplateBackgroundEnabled);
  return (
    <>
      <Group title={t("Template")}>
        <DesignStarter />
        <TemplateStrip />
      </Group>
      <Group title={t("Text")}>
        <SelectControl field={useSectionField("design", "fontFamily")} label={t("Font")} options={FONT_NAMES} />
        <SliderControl
          field={useSectionField("design", "fontSize")}
          label={t("Size")}
          min={50}
          max={150}
          step={5}
          unit="%"
          hint={t("{size} px in the mail", { size: Math.round((16 * fontSize) / 100) })}
        />
        <TextFormatting />
      </Group>
      <Group title={t("Colours")}>
        <ColorControl
          field={useSectionField("design", "fontColor")}
          label={t("Name and accents")}
          fallback={look.accent}
          isText
        />
        <ColorControl
          field={useSectionField("design", "textColor")}
          label={t("Text")}
          fallback={look.text}
          isText
          isHidden={!show.textColor}
        />
        <SwitchControl
          field={useSectionField("design", "isTemplateBackgroundEnabled")}
          label={t("Plate behind the signature")}
          isHidden={!show.templateBackground}
        />
        <ColorControl
          field={useSectionField("design", "templateBackground")}
          label={t("Plate")}
          fallback={look.background ?? WHITE}
          isHidden={!show.templateBackground || !hasPlate}
        />
      </Group>
      <Group title={t("Lines and order")}>
        <SliderControl
          field={useSectionField("design", "borderWidth")}
          label={t("Line width")}
          min={0}
          max={8}
          unit="px"
        />
        <ColorControl field={useSectionField("design", "borderColor")} label={t("Line colour")} fallback={look.line} />
        <BlockOrder />
      </Group>
    </>
  );
}

/** Layout, colours and font at once, by profession. */
function DesignStarter() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<Sparkles className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("Start from a design")}
      </Button>
      {isOpen && (
        <Suspense
          fallback={<p className="text-13 text-ink-muted">{t("The designs open as soon as the network allows.")}</p>}
        >
          <PrefillDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
