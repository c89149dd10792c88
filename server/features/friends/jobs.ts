import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { reward } from "./bonus.ts";

/** Somebody has confirmed an address for the first time. */
export const CONFIRMED = kind({
  name: "friends.confirmed",
  data: z.object({ user: StoredId }),
  keptMs: 0,
});

/** Rewards whoever has invited them, and them. */
export const friendHandler: Handler = handler(CONFIRMED, ({ user }) => reward(user));
