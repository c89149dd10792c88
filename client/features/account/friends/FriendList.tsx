import { PageCard } from "#client/ui/PageCard.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import type { Friend, FriendLink } from "#shared/friends/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

const DATE = { dateStyle: "medium", timeZone: "UTC" } as const;

/** Who was invited or came by the link, how far they are, and what it has brought. */
export function FriendList({ friends, bonus, maxBonus }: Pick<FriendLink, "friends" | "bonus" | "maxBonus">) {
  return (
    <PageCard
      title={t("Who came")}
      actions={
        <p className="text-13 text-ink-muted tabular-nums">
          {t("{bonus} of {most} extra signatures", { bonus, most: maxBonus })}
        </p>
      }
    >
      {friends.length === 0 ? (
        <p className="text-14 text-ink-muted">
          {t("Nobody yet. Friends appear here as soon as you invite them, or they come by your link.")}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {friends.map((friend) => (
            <li
              key={`${friend.at} ${friend.address}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-14 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 flex-1 basis-40 truncate">{friend.address}</span>
              <span className="text-13 text-ink-subtle">{formatMoment(new Date(friend.at), DATE)}</span>
              <State friend={friend} />
            </li>
          ))}
        </ul>
      )}
    </PageCard>
  );
}

function State({ friend: { state, hasBonus } }: { friend: Friend }) {
  if (state === "invited") return <StatusPill kind="info">{t("Invited")}</StatusPill>;
  if (state === "joined") return <StatusPill kind="warning">{t("Address not confirmed yet")}</StatusPill>;
  if (hasBonus) return <StatusPill kind="success">{t("One more signature")}</StatusPill>;
  return <StatusPill kind="neutral">{t("Confirmed")}</StatusPill>;
}
