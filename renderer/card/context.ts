import type { CardQr } from "#shared/cards/qr.ts";

/** What the drawing of a public card needs that does not stand in the card. */
export type CardContext = {
  /** `https://signoff.example/c/<hash>`: where it is found; its files and its form stand below it */
  url: string;
  /** in front of `/i/…`; empty: the same host */
  imageHost: string;
  qr: CardQr;
  /** of the page that it is linked with, where visitors see one */
  pageUrl: string | null;
  /** where a pass of it is had; null: not offered */
  wallets: { apple: string | null; google: string | null };
  /** where the branding line leads; null: it is not shown */
  brandingUrl: string | null;
  /** what it says; ours where it is missing */
  brandingText?: string;
  isIndexed: boolean;
};
