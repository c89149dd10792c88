import type { LucideIcon } from "lucide-react";
import {
  Contact,
  CreditCard,
  Image,
  Link2,
  MapPin,
  MessageCircle,
  PenLine,
  PlaySquare,
  Share2,
  ShoppingBag,
  Text,
  Video,
} from "lucide-react";
import { msg, t } from "#shared/languages/translate.ts";
import type { Block, BlockType } from "#shared/pages/blocks.ts";

export type RowsOfNetworks = "messengers" | "marketplaces" | "conference" | "social";

/** What each type of block is called, and what it is for. */
export const BLOCK_WORDS: Record<BlockType, { name: string; about: string; icon: LucideIcon }> = {
  buttons: { name: msg("Buttons"), about: msg("Links to anything, with a picture if you like"), icon: Link2 },
  social: { name: msg("Social buttons"), about: msg("Your profiles as a row of icons"), icon: Share2 },
  messengers: { name: msg("Messengers"), about: msg("WhatsApp, Telegram, Signal and others"), icon: MessageCircle },
  contact: { name: msg("Contact details"), about: msg("Email, phone, address, open hours"), icon: Contact },
  card: { name: msg("Business card"), about: msg("A card that visitors save"), icon: CreditCard },
  text: { name: msg("Text"), about: msg("A heading and a few lines"), icon: Text },
  picture: { name: msg("Picture"), about: msg("With a link, if you like"), icon: Image },
  video: { name: msg("Video"), about: msg("From YouTube or Vimeo"), icon: PlaySquare },
  map: { name: msg("Map link"), about: msg("A place that opens in the visitor's map"), icon: MapPin },
  marketplaces: { name: msg("Marketplaces"), about: msg("Your shops at Etsy, Amazon and others"), icon: ShoppingBag },
  conference: { name: msg("Video conference"), about: msg("Your room at Zoom, Teams and others"), icon: Video },
  signature: { name: msg("Signature"), about: msg("One of your email signatures"), icon: PenLine },
};

/** In the order in which they are offered: what most pages have comes first. */
export const OFFERED_BLOCKS = Object.keys(BLOCK_WORDS) as BlockType[];

/** The networks that each kind of block suggests; any other can be found by its name. */
export const SUGGESTED: Record<RowsOfNetworks, readonly string[]> = {
  social: ["instagram", "linkedin", "youtube", "tiktok", "facebook", "x", "github", "bluesky"],
  messengers: ["whatsapp", "telegram", "messenger", "signal", "viber", "line", "wechat", "threema"],
  marketplaces: ["etsy", "amazon", "ebay", "shopify", "shop", "fiverr", "upwork", "airbnb"],
  conference: ["zoom", "teams", "whereby", "calendly"],
};

/** Its own heading, or what kind it is. */
export const blockName = (block: Pick<Block, "type"> & { data: { title: string } }): string =>
  block.data.title.trim() || t(BLOCK_WORDS[block.type].name);
