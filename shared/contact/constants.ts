import type { PlanName } from "../plans/plans.ts";
import { pathTo } from "../routes.ts";
import type { Topic } from "./topics.ts";

/** Query parameter of the contact page that chooses a topic. */
export const TOPIC_PARAM = "topic";
/** And those that say for how many people, and for which plan somebody asks. */
export const PEOPLE_PARAM = "people";
export const PLAN_PARAM = "plan";

/** The contact page with a topic chosen, and what is known already filled in. */
export function contactPath(topic: Topic, known: { people?: number; plan?: PlanName } = {}): string {
  const query = new URLSearchParams({ [TOPIC_PARAM]: topic });
  if (known.people !== undefined) query.set(PEOPLE_PARAM, String(known.people));
  if (known.plan !== undefined) query.set(PLAN_PARAM, known.plan);
  return `${pathTo("contact-us")}?${query}`;
}
