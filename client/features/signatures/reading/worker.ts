/** Runs beside the page: reads what somebody brings, which may be long, and was written by anybody. */
import { examine } from "#shared/arrival/examine.ts";
import { type ArrivedMail, readArrived } from "#shared/arrival/mail.ts";
import type { ArrivalReport } from "#shared/arrival/report.ts";
import type { Sent } from "#shared/arrival/schema.ts";
import { OddFile, type OddFormat } from "#shared/imports/fileText.ts";
import type { Guess } from "#shared/imports/guess.ts";
import { readAny, type Source } from "#shared/imports/readAny.ts";

/** An old signature to guess from, or a mail in which a signature should stand as it was `sent`. */
export type Order = { signature: Source } | { mail: string | Uint8Array; sent: Sent };
export type Examined = { mail: ArrivedMail; report: ArrivalReport };
/** `odd`: a file that is no text. */
export type Answer<Value> = { value: Value } | { odd: OddFormat } | { problem: string };

async function work(order: Order): Promise<readonly Guess[] | Examined> {
  if ("signature" in order) return (await readAny(order.signature)).guesses;
  const mail = await readArrived(order.mail);
  return { mail, report: examine(mail, order.sent) };
}

addEventListener("message", async ({ data: order }: MessageEvent<Order>) => {
  postMessage(
    await work(order).then(
      (value) => ({ value }),
      (error: unknown) => (error instanceof OddFile ? { odd: error.format } : { problem: String(error) }),
    ),
  );
});
