export type BannerText = { label: string; value: string; maxLength: number };
export type BannerColor = { label: string; value: string };

/** A banner to fill in. Sizes are CSS pixels; the words and colours are what is drawn until they are changed. */
export type Banner = {
  name: string;
  widthPx: number;
  heightPx: number;
  texts: Readonly<Record<string, BannerText>>;
  colors: Readonly<Record<string, BannerColor>>;
};

/** Keeps ids and keys as literal types: a drawing that asks for a word its design does not have fails to compile. */
export const banners = <const T extends Readonly<Record<string, Banner>>>(set: T): T => set;

export const text = (label: string, value: string, maxLength: number): BannerText => ({ label, value, maxLength });
export const headline = (value: string, maxLength = 40) => text("Headline", value, maxLength);
export const detail = (value: string, maxLength = 70) => text("Line below", value, maxLength);
export const button = (value: string, maxLength = 24) => text("Button", value, maxLength);

export const color = (label: string, value: string): BannerColor => ({ label, value });
export const ground = (value: string) => color("Background", value);
export const accent = (value: string) => color("Accent", value);
