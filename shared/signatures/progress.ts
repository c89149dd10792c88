/** How far somebody has come with signatures: the same steps for the overview of the dashboard and whoever asks the API. */
import * as z from "zod/mini";
import { Hash } from "./hash.ts";
import { contactProblem } from "./problems.ts";
import type { Reached } from "./reached.ts";
import { isEmpty } from "./rules.ts";
import type { Content } from "./schema.ts";

export const STEPS = ["create", "complete", "copy", "install", "default"] as const;

/** One thing to do, whether it is done, and the signature it is about: the one that has come furthest; null: none yet. */
export const Step = z.strictObject({ id: z.enum(STEPS), isDone: z.boolean(), hash: z.nullable(Hash) });
export type Step = z.output<typeof Step>;

/** What the steps are judged by. `opened`: how often its links and pixel were used by people */
export type Progressing = {
  hash: string;
  content: Content;
  copied: Reached;
  installed: Reached;
  opened: number;
  isDefault: boolean;
};

/** Steps in their order; one counts as done when any signature is there. */
export function stepsOf(signatures: readonly Progressing[]): Step[] {
  const done: Record<Step["id"], (signature: Progressing) => boolean> = {
    create: ({ content }) => !isEmpty(content),
    complete: ({ content }) => isComplete(content),
    copy: (signature) => signature.copied !== "never" || isInUse(signature),
    install: isInUse,
    default: ({ isDefault }) => isDefault,
  };
  const count = (signature: Progressing) => STEPS.filter((id) => done[id](signature)).length;
  // The first of those that are equally far is the newest.
  const furthest = signatures.toSorted((a, b) => count(b) - count(a))[0]?.hash ?? null;
  return STEPS.map((id) => ({ id, isDone: signatures.some(done[id]), hash: furthest }));
}

/** What stands in somebody's mail program is what it is now, as far as is known. */
const isInUse = ({ copied, installed, opened }: Progressing) =>
  installed === "current" || (installed === "never" && copied !== "outdated" && opened > 0);

/** A name, and contacts of which every one works. */
function isComplete({ general }: Content): boolean {
  const filled = general.contacts.filter(({ value }) => value.trim() !== "");
  return (
    general.name.trim() !== "" && filled.length > 0 && general.contacts.every((one) => contactProblem(one) === null)
  );
}
