import type { Replies } from "../replies.ts";

export type StepProps = { replies: Replies; change(part: Partial<Replies>): void };
