import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import { list } from "#shared/reseller/offers/endpoints.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";

const OFFERS = ["company-offers"];

/** What an agency has offered and nobody has answered. @param first as the loader brought them; null: they are not the viewer's to see */
export function useOffers(first: CompanyOffer[] | null) {
  const { call } = useApp();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: OFFERS,
    queryFn: async ({ signal }) => (await call(list, {}, { signal })).items,
    enabled: first !== null,
    ...(first && { initialData: first }),
    refetchOnWindowFocus: true,
  });
  return {
    offers: data ?? [],
    /** One was made or answered, or ended. */
    refresh: () => client.invalidateQueries({ queryKey: OFFERS }),
  };
}
