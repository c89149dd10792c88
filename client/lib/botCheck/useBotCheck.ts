import { useRef } from "react";
import { BOT_CHECK_HEADER, type Purpose } from "#shared/botCheck/schema.ts";
import type { CallInput, Endpoint } from "#shared/lib/endpoint.ts";
import { useApp } from "../context.tsx";
import { ApiError, orOffline } from "../problem.ts";
import type { Answer } from "./prove.ts";

/** A call that programs are kept from. */
type Checked = Endpoint & { readonly botCheck: Purpose };

/**
 * For the form of a call that programs are kept from: does what such a call wants while the person still types, and sends
 * it along. What went wrong meanwhile, or has become too old, is done anew when the form is sent.
 * @returns `form` for the form, and the call
 */
export function useBotCheck<E extends Checked>(endpoint: E) {
  const { call } = useApp();
  const begun = useRef<Promise<Answer> | null>(null);

  const begin = () => {
    begun.current ??= orOffline(import("./prove.ts")).then(({ prove }) => prove(call, endpoint.botCheck));
    return begun.current;
  };
  /** Each answer is good for one call. */
  const take = async () => {
    const early = await begun.current?.catch(() => null);
    if (!early || early.until < performance.now()) begun.current = null;
    const answer = await begin().finally(() => {
      begun.current = null;
    });
    const header = await answer.header();
    return header === null ? {} : { headers: { [BOT_CHECK_HEADER]: header } };
  };

  return {
    // Whoever is offline is told so when they send it.
    form: { onFocus: () => void begin().catch(() => undefined) },
    /** @throws ApiError: what the call refuses, and `bot_check` where the browser cannot do what is asked */
    call: async (input: CallInput<E>) => {
      const proof = await take();
      return call(endpoint, input, proof).catch(async (error) => {
        // Used, too old by the server's clock, or of a vendor who is away now: it says anew what it wants.
        if (!(error instanceof ApiError) || error.code !== "bot_check") throw error;
        return call(endpoint, input, await take());
      });
    },
  };
}
