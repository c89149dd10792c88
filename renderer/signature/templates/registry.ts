import { FIRST_TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import type { Design } from "#shared/signatures/schema.ts";
import type { Template } from "./template.ts";
import { template1 } from "./template1.ts";
import { template2 } from "./template2.ts";
import { template3 } from "./template3.ts";
import { template4 } from "./template4.ts";
import { template5 } from "./template5.ts";
import { template6 } from "./template6.ts";
import { template7 } from "./template7.ts";
import { template8 } from "./template8.ts";
import { template9 } from "./template9.ts";
import { template10 } from "./template10.ts";
import { template11 } from "./template11.ts";
import { template12 } from "./template12.ts";
import { template13 } from "./template13.ts";
import { template14 } from "./template14.ts";
import { template15 } from "./template15.ts";
import { template16 } from "./template16.ts";
import { template17 } from "./template17.ts";
import { template18 } from "./template18.ts";
import { template19 } from "./template19.ts";
import { template20 } from "./template20.ts";
import { template21 } from "./template21.ts";
import { template22 } from "./template22.ts";
import { template23 } from "./template23.ts";
import { template24 } from "./template24.ts";
import { template25 } from "./template25.ts";
import { template26 } from "./template26.ts";
import { template27 } from "./template27.ts";
import { template28 } from "./template28.ts";
import { template29 } from "./template29.ts";
import { template30 } from "./template30.ts";

const TEMPLATES: Readonly<Record<number, Template>> = {
  1: template1,
  2: template2,
  3: template3,
  4: template4,
  5: template5,
  6: template6,
  7: template7,
  8: template8,
  9: template9,
  10: template10,
  11: template11,
  12: template12,
  13: template13,
  14: template14,
  15: template15,
  16: template16,
  17: template17,
  18: template18,
  19: template19,
  20: template20,
  21: template21,
  22: template22,
  23: template23,
  24: template24,
  25: template25,
  26: template26,
  27: template27,
  28: template28,
  29: template29,
  30: template30,
};

/**
 * Layouts that are drawn in another way now, as they were at first (dependency injection): none until `first/all.ts` is
 * there. `render.ts` brings it along; the editor fetches it for the signatures that still have such a drawing.
 */
export const earlier: { templates: Readonly<Record<number, Template>> } = { templates: {} };

/** The drawing of a layout that a signature has; layout 1 for an id that does not exist. */
export function findTemplate({
  templateId,
  templateVersion,
}: Pick<Design, "templateId" | "templateVersion">): Template {
  const first = templateVersion === FIRST_TEMPLATE_VERSION ? earlier.templates[templateId] : undefined;
  return first ?? TEMPLATES[templateId] ?? template1;
}
