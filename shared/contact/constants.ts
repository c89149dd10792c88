import { pathTo } from "../routes.ts";
import type { Topic } from "./topics.ts";

/** Query parameter of the contact page that chooses a topic. */
export const TOPIC_PARAM = "topic";

/** The contact page with a topic chosen. */
export const contactPath = (topic: Topic) => `${pathTo("contact-us")}?${TOPIC_PARAM}=${topic}`;
