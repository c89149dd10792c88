import type { register } from "#shared/auth/endpoints.ts";
import { FRIEND_PARAM } from "#shared/friends/constants.ts";
import type { CallInput } from "#shared/lib/endpoint.ts";
import { quietly } from "./quietly.ts";

/** How somebody came, kept in this browser from the first visit until they have an account. Nobody is followed by it. */
const FIRST_TOUCH_KEY = "first_touch";
const FRIEND_KEY = "friend";

const CAMPAIGN = { utm_source: "utmSource", utm_medium: "utmMedium", utm_campaign: "utmCampaign" } as const;
const MAX_LENGTH = 200;

type Query = NonNullable<CallInput<typeof register>["querystring"]>;
type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Keeps what the address of a visit says of where it came from: the first campaign, whatever leads here later, and the
 * last friend, as that link was followed on purpose.
 */
export function keepArrival(search = location.search, kept: () => Kept = () => localStorage): void {
  const query = new URLSearchParams(search);
  const touch = Object.entries(CAMPAIGN).flatMap(([param, name]) => {
    const value = query.get(param)?.trim().slice(0, MAX_LENGTH);
    return value ? [[name, value]] : [];
  });
  const friend = query.get(FRIEND_PARAM);
  if (touch.length === 0 && !friend) return;
  quietly(() => {
    if (touch.length > 0 && kept().getItem(FIRST_TOUCH_KEY) === null)
      kept().setItem(FIRST_TOUCH_KEY, JSON.stringify(Object.fromEntries(touch)));
    if (friend) kept().setItem(FRIEND_KEY, friend.slice(0, MAX_LENGTH));
  });
}

/** The same for the sign-up, as its query has it. */
export function arrival(kept: () => Kept = () => localStorage): Query {
  return (
    quietly(() => {
      const touch = JSON.parse(kept().getItem(FIRST_TOUCH_KEY) ?? "{}") as Record<string, unknown>;
      const known = Object.entries(CAMPAIGN).flatMap(([param, name]) =>
        typeof touch?.[name] === "string" ? [[param, touch[name]]] : [],
      );
      const friend = kept().getItem(FRIEND_KEY);
      return { ...Object.fromEntries(known), ...(friend && { friend }) };
    }) ?? {}
  );
}

/** Whoever is signed in has arrived. */
export const forgetArrival = (kept: () => Kept = () => localStorage): void => {
  quietly(() => {
    kept().removeItem(FIRST_TOUCH_KEY);
    kept().removeItem(FRIEND_KEY);
  });
};
