import { AWARD } from "./award.ts";
import { AWAY } from "./away.ts";
import type { Banner } from "./banner.ts";
import { CALL } from "./call.ts";
import { CHARITY } from "./charity.ts";
import { EVENT } from "./event.ts";
import { HIRING } from "./hiring.ts";
import { NEWSLETTER } from "./newsletter.ts";
import { PRODUCT } from "./product.ts";
import { REVIEW } from "./review.ts";
import { SALE } from "./sale.ts";
import { SEASON } from "./season.ts";
import { WEBINAR } from "./webinar.ts";

/** Every banner, by category in the order they are offered. How they look is in `renderer/images/banners`. */
export const BANNER_CATEGORIES: readonly { name: string; banners: Readonly<Record<string, Banner>> }[] = [
  { name: "Sale", banners: SALE },
  { name: "New product", banners: PRODUCT },
  { name: "Event", banners: EVENT },
  { name: "Webinar", banners: WEBINAR },
  { name: "Book a call", banners: CALL },
  { name: "Review us", banners: REVIEW },
  { name: "Newsletter", banners: NEWSLETTER },
  { name: "Hiring", banners: HIRING },
  { name: "Awards", banners: AWARD },
  { name: "Charity", banners: CHARITY },
  { name: "Season's greetings", banners: SEASON },
  { name: "Out of office", banners: AWAY },
];

const all = new Map(BANNER_CATEGORIES.flatMap(({ banners }) => Object.entries(banners)));

/** null for an id that there is not */
export const findBanner = (designId: string): Banner | null => all.get(designId) ?? null;
