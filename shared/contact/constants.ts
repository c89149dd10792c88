/** Query parameter of the contact page that chooses a topic. */
export const TOPIC_PARAM = "topic";
