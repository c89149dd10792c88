import { OFFER_REFUSALS, type OfferRefusal } from "#client/features/auth/components/NoOffer.tsx";
import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import { readOffer } from "#shared/members/teams/endpoints.ts";

/** What the link says: the offer, or why there is none for whoever has opened it. */
export type OfferData = { kind: "offer"; offer: CallOutput<typeof readOffer> } | { kind: OfferRefusal };

export async function loader({ params, context }: LoaderArgs): Promise<OfferData> {
  const { call, session } = context.get(appContext);
  if (!session.get()) return { kind: "guest" };
  try {
    return { kind: "offer", offer: await call(readOffer, { querystring: { token: params.token ?? "" } }) };
  } catch (error) {
    const kind = error instanceof ApiError ? OFFER_REFUSALS[error.code] : undefined;
    if (kind) return { kind };
    throw error;
  }
}
