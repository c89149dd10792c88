import type { ServerResponse } from "node:http";
import { Failure } from "#shared/errors/catalogue.ts";

/** Aborted when the caller hangs up before they have their answer, so that nobody works for them any longer. */
export function leaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once("close", () => {
    // Nobody hears it; it is told apart from a mistake of ours.
    if (!response.writableFinished) left.abort(new Failure("malformed_request", { cause: "The caller has left." }));
  });
  return left.signal;
}
