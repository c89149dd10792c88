import { findTemplate } from "#renderer/signature/templates/registry.ts";
import { INK } from "#shared/lib/color.ts";
import { useDocument } from "../session/EditingContext.tsx";

/** Calm colours that read on white, offered beside the template's own. */
const BASICS = ["#0b1f24", "#00686c", "#1d5fb8", "#4f46c8", "#b4257f", "#b42338", "#8a5200", "#3d7f1f", "#55656b"];

/** What stands where the person chose no colour. */
export function useTemplateLook() {
  return findTemplate(useDocument(({ design }) => design)).look;
}

/** Swatches: the template's colours, those in use, and a few that always work. */
export function useTemplateColors(): string[] {
  const { accent, text } = useTemplateLook();
  const design = useDocument((document) => document.design);
  const used = [design.fontColor, design.textColor, design.socialBackground, design.borderColor, design.socialColor];
  return [...new Set([accent, text, ...used.filter((color) => color !== null), INK, ...BASICS])].slice(0, 12);
}

/** The colour that headings and icons have now. */
export function useAccent(): string {
  const { accent } = useTemplateLook();
  return useDocument(({ design }) => design.fontColor) ?? accent;
}
