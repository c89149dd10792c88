import { DENTIST, DOCTOR, JOURNALIST, LIBRARIAN, NURSE, RESEARCHER, TEACHER, THERAPIST } from "./prefills/care.ts";
import { ARCHITECT, ARTIST, BAKER, DESIGNER, DEVELOPER, FLORIST, MUSICIAN, PHOTOGRAPHER } from "./prefills/craft.ts";
import { type Look, type Prefill, prefill } from "./prefills/design.ts";
import {
  ACCOUNTANT,
  COACH,
  CONSULTANT,
  FOUNDER,
  LAWYER,
  MARKETER,
  REAL_ESTATE_AGENT,
  RECRUITER,
} from "./prefills/office.ts";
import { TEMPLATE_CATEGORIES, TEMPLATES, type TemplateInfo } from "./templates.ts";

export type { Prefill } from "./prefills/design.ts";

/** In the order in which they are offered, which also decides who gets which layout of a category. */
const PROFESSIONS = [
  ACCOUNTANT,
  ARCHITECT,
  ARTIST,
  BAKER,
  COACH,
  CONSULTANT,
  DENTIST,
  DESIGNER,
  DEVELOPER,
  DOCTOR,
  FLORIST,
  FOUNDER,
  JOURNALIST,
  LAWYER,
  LIBRARIAN,
  MARKETER,
  MUSICIAN,
  NURSE,
  PHOTOGRAPHER,
  RECRUITER,
  REAL_ESTATE_AGENT,
  RESEARCHER,
  TEACHER,
  THERAPIST,
];

/** Five designs for each profession, one of each category; no layout comes twice in the same colour. */
export const PREFILLS: readonly Prefill[] = PROFESSIONS.flatMap(({ sample, looks }, row) =>
  TEMPLATE_CATEGORIES.map((category, column) => {
    const layouts = TEMPLATES.filter((template) => template.category === category);
    const layout = layouts[row % layouts.length] as TemplateInfo;
    return prefill(sample, category, layout.id, looks[column] as Look);
  }),
);
