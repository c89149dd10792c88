import { linksIn } from "#renderer/page/draw.ts";
import { isWebUrl } from "#shared/lib/url.ts";
import { MAX_SHORT_LINKS } from "#shared/links/constants.ts";
import { pageName } from "#shared/pages/rules.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as links from "../links/service.ts";
import type { PageRecord } from "./model.ts";

/** Random codes of seven characters: an address that says nothing of its page. */
const RANDOM_CODES = 2;

/**
 * What stands in for the links of a page, so that they are counted: the first `MAX_SHORT_LINKS` that may be led to. Others, and
 * those for which the team has no room left, lead where they lead by themselves.
 */
export async function standIns(viewer: Viewer, page: PageRecord): Promise<PageRecord["shortLinks"]> {
  const urls = linksIn(page.content).filter(isWebUrl).slice(0, MAX_SHORT_LINKS);
  const { hash: signature, shortLinks: linked } = page;
  const one = { signature, urls, linked, type: RANDOM_CODES, name: pageName(page), of: "page" as const };
  const [pairs] = await links.ensureLinksOfMany([one], links.whoseOf(viewer.user._id, viewer.team));
  return pairs ?? [];
}
