import type { Asked, Purpose } from "#shared/botCheck/schema.ts";
import { seam } from "../../seam.ts";

/** Keeps programs from sending forms that were made for people. */
export interface BotCheck {
  /** What a browser has to do first. */
  ask(purpose: Purpose): Promise<Asked>;
  /**
   * Whether it has done so, for this purpose and never before; null: that cannot be found out now.
   * @param answer null: it has sent nothing
   * @throws unavailable
   */
  takes(answer: string | null, purpose: Purpose): Promise<boolean | null>;
}

export const botCheck = seam<BotCheck>("bot check");

/** Everybody is taken at their word. */
export const noCheck: BotCheck = { ask: async () => ({ kind: "off" }), takes: async () => true };
