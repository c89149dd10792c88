/** Carries what the sandbox tells to the webhook of a test's server, and does to it what happens on the way. */
import type { FastifyInstance } from "fastify";
import type { Delivery, Letter } from "#server/ports/payments/delivery.ts";

/** `held`: letters wait until the test sends them on */
export type Letters = Delivery & {
  /** every letter since the start, also those that were lost */
  readonly sent: Letter[];
  isHeld: boolean;
  /** Posts one, sealed at that moment. */
  post(letter: Letter, at?: Date): Promise<{ statusCode: number; body: string }>;
  /** Waits until those have arrived that are on their way. */
  arrived(): Promise<void>;
};

export function testDelivery(app: FastifyInstance): Letters {
  const sent: Letter[] = [];
  const onTheWay = new Set<Promise<unknown>>();
  const post = async ({ path, body, headers }: Letter, at = new Date()) =>
    app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/json", ...(await headers(at)) },
      payload: body,
    });
  const letters: Letters = {
    sent,
    isHeld: false,
    post,
    send(letter) {
      sent.push(letter);
      if (letters.isHeld) return;
      const carried = post(letter)
        .catch(() => {})
        .finally(() => onTheWay.delete(carried));
      onTheWay.add(carried);
    },
    async arrived() {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
    stop: () => letters.arrived(),
  };
  return letters;
}
