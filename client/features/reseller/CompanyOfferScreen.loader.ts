import { OFFER_REFUSALS, type OfferRefusal } from "#client/features/auth/components/NoOffer.tsx";
import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import type { Looks } from "#shared/reseller/brand/shown.ts";
import { read } from "#shared/reseller/offers/endpoints.ts";
import type { OfferShown } from "#shared/reseller/offers/schema.ts";

/** What the link says: the offer, or why there is none for whoever has opened it. An agency that has ended offers nothing. */
export type CompanyOfferData = { kind: "offer"; offer: OfferShown; brand: Looks | null } | { kind: OfferRefusal };

export async function loader({ params, context }: LoaderArgs): Promise<CompanyOfferData> {
  const { call, session } = context.get(appContext);
  if (!session.get()) return { kind: "guest" };
  try {
    const offer = await call(read, { querystring: { token: params.token ?? "" } });
    return { kind: "offer", offer, brand: offer.brand ?? null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const kind = error.code === "hub_inactive" ? "expired" : OFFER_REFUSALS[error.code];
    if (kind) return { kind };
    throw error;
  }
}
