import type { Prefill } from "#shared/catalog/prefills.ts";
import { TEMPLATES, type TemplateCategory } from "#shared/catalog/templates.ts";

/** A ready design as the public pages show it. */
export type ShownDesign = {
  id: string;
  profession: string;
  layout: string;
  style: TemplateCategory;
  /** whose words are on its picture */
  name: string;
  isFree: boolean;
};

export function shownDesign(prefill: Prefill): ShownDesign {
  const { name, category, isFree } = layoutOf(prefill);
  const { id, profession, content } = prefill;
  return { id, profession, layout: name, style: category, name: content.general.name, isFree };
}

/** @throws Error for one without a layout: a mistake of the catalogue */
export function layoutOf(prefill: Prefill) {
  const layout = TEMPLATES.find(({ id }) => id === prefill.content.design.templateId);
  if (!layout) throw new Error(`The design ${prefill.id} has no layout.`);
  return layout;
}
