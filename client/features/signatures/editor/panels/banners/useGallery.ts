import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import { bannerGallery } from "#shared/catalog/endpoints.ts";

/** Every banner that can be filled in, asked for once. */
export function useGallery() {
  const { call } = useApp();
  return useQuery({
    queryKey: [bannerGallery.url],
    queryFn: ({ signal }) => call(bannerGallery, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
