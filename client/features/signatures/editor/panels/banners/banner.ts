import type { bannerGallery } from "#shared/catalog/endpoints.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";

export type BannerCategory = CallOutput<typeof bannerGallery>["categories"][number];
/** A banner to fill in; sizes are CSS pixels. */
export type BannerDesign = BannerCategory["images"][number];
/** What the server draws: a design with all its words and colours. */
export type FilledBanner = { designId: string; texts: Record<string, string>; colors: Record<string, string> };

/** A design with the words and colours it comes with. */
export const filled = ({ designId, texts, colors }: BannerDesign): FilledBanner => ({
  designId,
  texts: valuesOf(texts),
  colors: valuesOf(colors),
});

const valuesOf = (rows: readonly { key: string; value: string }[]) =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** What can be read on it, for those who cannot see it. */
export const wordsOf = ({ texts }: FilledBanner): string =>
  Object.values(texts)
    .map((text) => text.trim())
    .filter(Boolean)
    .join(", ");
