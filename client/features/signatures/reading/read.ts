import { workBeside } from "#client/lib/workBeside.ts";
import type { Sent } from "#shared/arrival/schema.ts";
import { OddFile } from "#shared/imports/fileText.ts";
import type { Guess } from "#shared/imports/guess.ts";
import type { Source } from "#shared/imports/readAny.ts";
import type { Answer, Examined, Order } from "./worker.ts";

/** Many times what a mail of thirty megabytes takes. */
const DEADLINE = { deadlineMs: 10_000, late: () => new RangeError("It took too long") };

/** What somebody's old signature says, as guesses. @throws RangeError for what cannot be read, OddFile for no text, ApiError "offline" */
export const guess = (signature: Source) => read<readonly Guess[]>({ signature });

/** A mail, and what became of a signature in it. @throws RangeError for one that cannot be read, ApiError "offline" */
export const examine = (mail: string | Uint8Array, sent: Sent) => read<Examined>({ mail, sent });

async function read<Value>(order: Order): Promise<Value> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const answer = await workBeside<Answer<Value>>(worker, order, DEADLINE);
  if ("odd" in answer) throw new OddFile(answer.odd);
  if ("problem" in answer) throw new RangeError(answer.problem);
  return answer.value;
}
