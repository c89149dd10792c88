import { type ReactNode, useEffect } from "react";
import { Accordion } from "#client/ui/Accordion.tsx";
import { visibleFields } from "#shared/catalog/templates.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { WHITE } from "#shared/lib/color.ts";
import { MAX_FONT_SIZE, MIN_FONT_SIZE } from "#shared/signatures/constants.ts";
import type { FieldPath } from "../fields/fields.ts";
import { useTemplateLook } from "../inputs/useTemplateColors.ts";
import { useDocument, useEditing, useSectionField, useView } from "../session/EditingContext.tsx";
import type { DesignSection } from "../session/editing.ts";
import { BlockOrder } from "./BlockOrder.tsx";
import { ContactLabels } from "./ContactLabels.tsx";
import { ColorControl, SliderControl, SwitchControl } from "./controls.tsx";
import { FontControl } from "./FontControl.tsx";
import { Locked } from "./Locked.tsx";
import { TemplateBlock } from "./picker/TemplateBlock.tsx";
import { TextFormatting } from "./TextFormatting.tsx";

export const SECTION_NAMES: Readonly<Record<DesignSection, string>> = {
  template: msg("Template"),
  colours: msg("Colours"),
  text: msg("Text"),
  lines: msg("Lines and order"),
};

/** Fields of the section of letters that commands and findings lead to. */
const IN_TEXT: readonly FieldPath[] = ["design.fontFamily", "general.language"];

/** Layout, colours, letters, lines and order. */
export function DesignPanel() {
  const { change } = useEditing();
  const { openSections, field } = useView();
  // A field that somebody is led to must not lie in a closed section.
  const isHidden = IN_TEXT.includes(field ?? "") && !openSections.includes("text");
  useEffect(() => {
    if (isHidden) change({ openSections: [...openSections, "text"] });
  }, [isHidden, openSections, change]);
  return (
    <Accordion
      open={openSections}
      onOpen={(ids) => change({ openSections: ids })}
      sections={[
        {
          id: "template",
          title: t(SECTION_NAMES.template),
          content: (
            <Ours>
              <TemplateBlock />
            </Ours>
          ),
        },
        {
          id: "colours",
          title: t(SECTION_NAMES.colours),
          content: (
            <Ours>
              <Colours />
            </Ours>
          ),
        },
        {
          id: "text",
          title: t(SECTION_NAMES.text),
          content: (
            <Ours>
              <Letters />
            </Ours>
          ),
        },
        {
          id: "lines",
          title: t(SECTION_NAMES.lines),
          content: (
            <Ours>
              <Lines />
            </Ours>
          ),
        },
      ]}
    />
  );
}

/** The look is one part. */
const Ours = ({ children }: { children: ReactNode }) => (
  <div className={STACK}>
    <Locked lock="design">{children}</Locked>
  </div>
);

function Colours() {
  const show = visibleFields(useDocument(({ design }) => design.templateId));
  const look = useTemplateLook();
  const hasPlate = useDocument(({ design }) => design.isTemplateBackgroundEnabled);
  return (
    <div className={STACK}>
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
    </div>
  );
}

function Letters() {
  const size = useSectionField("design", "fontSize");
  return (
    <div className={STACK}>
      <FontControl />
      <SliderControl
        field={{ ...size, value: pxOf(size.value), set: (px) => size.set(percentOf(px)) }}
        label={t("Text size")}
        min={pxOf(MIN_FONT_SIZE)}
        max={pxOf(MAX_FONT_SIZE)}
        unit="px"
      />
      <TextFormatting />
      <ContactLabels />
    </div>
  );
}

/** A signature keeps its text size as a share of the 16 px that browsers start with; people know pixels. */
const ROOT_PX = 16;
const pxOf = (percent: number) => Math.round((ROOT_PX * percent) / 100);
const percentOf = (px: number) => Math.round((px / ROOT_PX) * 100);

function Lines() {
  const look = useTemplateLook();
  return (
    <div className={STACK}>
      <SliderControl
        field={useSectionField("design", "borderWidth")}
        label={t("Line width")}
        min={0}
        max={8}
        unit="px"
      />
      <ColorControl field={useSectionField("design", "borderColor")} label={t("Line colour")} fallback={look.line} />
      <BlockOrder />
    </div>
  );
}

const STACK = "flex flex-col gap-4";
