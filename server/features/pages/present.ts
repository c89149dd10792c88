import type { Types } from "mongoose";
import { type Acts, can, entitlements, isBlocked, isManager, type TeamPlan } from "#shared/members/rules.ts";
import type { PageState } from "#shared/pages/constants.ts";
import type { Page, PageContent } from "#shared/pages/schema.ts";
import { settings } from "../../settings.ts";
import { beside } from "./beside.ts";
import { type PageRecord, subjectOf } from "./model.ts";

/**
 * A page as the API answers it to somebody who sees it.
 * @param ownHost as `ownHostOf`
 */
export function present(record: PageRecord, team: TeamPlan, viewer: Acts, ownHost: string | null): Page {
  const mayKnow = isManager(viewer) || record.assignee === viewer.member?.email;
  return {
    id: String(record._id),
    hash: record.hash,
    slug: record.slug,
    label: record.label,
    content: asAllowed(record.content, team),
    state: stateOf(record, team),
    isPublished: record.isPublished,
    canEdit: !team.isTerminated && can(viewer, "pages.edit", subjectOf(record)),
    group: record.group,
    assignee: mayKnow ? record.assignee : null,
    url: urlOf(record),
    ownUrl: ownHost && urlOf(record, ownHost),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** What a plan that has ended, or is another one, leaves of a page. */
export const asAllowed = (content: PageContent, team: TeamPlan): PageContent =>
  entitlements(team).canHideBranding ? content : { ...content, brandingLine: 1 };

/** How it is with a page: nobody sees one of a team whose plan has ended, published or not. */
export function stateOf({ isPublished }: Pick<PageRecord, "isPublished">, team: TeamPlan): PageState {
  if (!isPublished) return "unpublished";
  return isBlocked(team) ? "expired" : "published";
}

/** The domain of their own under which a team's pages and cards are seen; null: none, or one that its plan does not have. */
export const ownHostOf = async (team: TeamPlan & { _id: Types.ObjectId }): Promise<string | null> =>
  entitlements(team).canUseOwnDomain ? beside().ownHost(team._id) : null;

/** Where visitors find a page, on a domain of its team's own or on ours; null as long as nobody has chosen an address. */
export function urlOf({ slug }: Pick<PageRecord, "slug">, ownHost: string | null = null): string | null {
  if (slug === "") return null;
  return `${ownHost === null ? settings().pagesBase : `https://${ownHost}`}/${slug}`;
}

/** The ETag of a saved state; `If-Match` brings it back. */
export const etagOf = ({ revision }: Pick<PageRecord, "revision">) => `"${revision}"`;
