import { findTemplate } from "#renderer/signature/templates/registry.ts";
import { CALM_COLORS } from "#shared/lib/color.ts";
import { useDocument } from "../session/EditingContext.tsx";

/** What stands where the person chose no colour. */
export function useTemplateLook() {
  return findTemplate(useDocument(({ design }) => design)).look;
}

/** Swatches: the template's colours, those in use, and a few that always work. */
export function useTemplateColors(): string[] {
  const { accent, text } = useTemplateLook();
  const design = useDocument((document) => document.design);
  const used = [design.fontColor, design.textColor, design.socialBackground, design.borderColor, design.socialColor];
  return [...new Set([accent, text, ...used.filter((color) => color !== null), ...CALM_COLORS])].slice(0, 12);
}

/** The colour that headings and icons have now. */
export function useAccent(): string {
  const { accent } = useTemplateLook();
  return useDocument(({ design }) => design.fontColor) ?? accent;
}
