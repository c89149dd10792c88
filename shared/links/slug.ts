import { MESSAGES } from "../errors/messages.ts";
import { hasSlugShape, isRestricted } from "../pages/slug.ts";
import { LINK_MESSAGES } from "./messages.ts";

/**
 * Why a short link cannot have an address of somebody's own, apart from others that have it; null where it can. The rule of pages:
 * lowercase letters, digits and single hyphens, and so neither `.` nor `$`, and no name under which somebody could pass for us.
 * @returns a sentence to be translated
 */
export function linkSlugProblem(slug: string): string | null {
  if (!hasSlugShape(slug)) return MESSAGES.pageUrlShape;
  return isRestricted(slug) ? LINK_MESSAGES.slugRestricted : null;
}
