import { type Acts, can, entitlements, isBlocked, isManager, type TeamPlan } from "#shared/members/rules.ts";
import type { PageState } from "#shared/pages/constants.ts";
import type { Page, PageContent } from "#shared/pages/schema.ts";
import { settings } from "../../settings.ts";
import { type PageRecord, subjectOf } from "./model.ts";

/**
 * A page as the API answers it to somebody who sees it.
 * @param ownHost the team's own verified domain; null: none
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
    ownUrl: record.slug && ownHost && entitlements(team).canUseOwnDomain ? `https://${ownHost}/${record.slug}` : null,
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

/** Where visitors find a page; null as long as nobody has chosen an address. */
export function urlOf({ slug }: Pick<PageRecord, "slug">): string | null {
  const { PAGES_HOST, PUBLIC_URL } = settings();
  if (slug === "") return null;
  return PAGES_HOST ? `${PAGES_HOST}/${slug}` : `${PUBLIC_URL}/p/${slug}`;
}

/** The ETag of a saved state; `If-Match` brings it back. */
export const etagOf = ({ revision }: Pick<PageRecord, "revision">) => `"${revision}"`;
