import type { Card } from "#shared/cards/schema.ts";
import { type Acts, can, isBlocked, isManager, type TeamPlan } from "#shared/members/rules.ts";
import { settings } from "../../settings.ts";
import { type CardRecord, subjectOf } from "./model.ts";

/**
 * A card as the API answers it to somebody who sees it.
 * @param ownHost as that of pages
 */
export function present(record: CardRecord, team: TeamPlan, viewer: Acts, ownHost: string | null): Card {
  const mayKnow = isManager(viewer) || record.assignee === viewer.member?.email;
  return {
    id: String(record._id),
    hash: record.hash,
    label: record.label,
    content: record.content,
    state: isBlocked(team) ? "expired" : "active",
    canEdit: !team.isTerminated && can(viewer, "cards.edit", subjectOf(record)),
    group: record.group,
    assignee: mayKnow ? record.assignee : null,
    url: urlOf(record),
    ownUrl: ownHost && urlOf(record, ownHost),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** Where visitors find a card, on a domain of its team's own or on ours. */
export const urlOf = ({ hash }: Pick<CardRecord, "hash">, ownHost: string | null = null): string =>
  `${ownHost === null ? settings().PUBLIC_URL : `https://${ownHost}`}/c/${hash}`;

/** The ETag of a saved state; `If-Match` brings it back. */
export const etagOf = ({ revision }: Pick<CardRecord, "revision">) => `"${revision}"`;
