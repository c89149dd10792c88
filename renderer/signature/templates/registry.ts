import type { Template } from "./template.ts";
import { template1 } from "./template1.ts";
import { template2 } from "./template2.ts";
import { template3 } from "./template3.ts";
import { template4 } from "./template4.ts";

const TEMPLATES: Readonly<Record<number, Template>> = {
  1: template1,
  2: template2,
  3: template3,
  4: template4,
};

/** The layout with an id; the first one for an id that does not exist. */
export const findTemplate = (templateId: number): Template => TEMPLATES[templateId] ?? template1;
