import clsx from "clsx";
import { Ellipsis } from "lucide-react";
import { memo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Badge } from "#client/ui/Badge.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { StateMark } from "#client/ui/StateMark.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { formatAgo, formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { inVerbs, SUBJECTS } from "../rights/rights.ts";
import { SignatureThumb } from "../SignatureThumb.tsx";
import { type Act, actsOn } from "./acts.tsx";
import { detailOf, directoryName, initialsOf, installedOf, nameOf, statusOf } from "./names.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const HOUR_MS = 3_600_000;
const RECENT_MS = 7 * 24 * HOUR_MS;

/** The places of a wide row: choice, person, status, rights, signature, last seen, menu. */
export const COLUMNS =
  "lg:grid-cols-[2rem_minmax(11rem,1.8fr)_7.5rem_minmax(6rem,0.8fr)_minmax(6rem,0.8fr)_10rem_6.5rem_2.25rem]";

type Props = {
  member: TeamMember;
  isChosen: boolean;
  /** something chosen from the menu is under way */
  isBusy: boolean;
  /** the viewer owns the team: they alone make admins, and change them */
  makesAdmins: boolean;
  nowMs: number | null;
  onChoose(id: string, isChosen: boolean): void;
  onAct(act: Act, member: TeamMember): void;
};

/**
 * One member: a row of the table, on small screens a card of the same cells. Drawn anew only for what changed of it, and
 * not laid out while it is far from sight (content-visibility): hundreds of them scroll as a few do.
 */
export const MemberRow = memo(function MemberRow(props: Props) {
  const { member, isChosen, isBusy, makesAdmins, nowMs, onChoose, onAct } = props;
  const { id, email, role, lastSeenAt, directory } = member;
  const name = nameOf(member);
  const detail = detailOf(member);
  const status = statusOf(member, nowMs);
  return (
    <tr
      data-member={id}
      className={clsx(
        "relative grid items-center gap-x-4 gap-y-2 bg-surface px-4 py-3 [contain-intrinsic-size:auto_17rem] [content-visibility:auto] lg:[contain-intrinsic-size:auto_5rem]",
        "grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-lg:rounded-card max-lg:py-4 max-lg:shadow-2",
        COLUMNS,
        isChosen && "max-lg:ring-2 max-lg:ring-primary lg:bg-brand-soft",
      )}
    >
      <td className="p-0 max-lg:absolute max-lg:top-2 max-lg:left-2">
        <label className="grid size-8 cursor-pointer place-items-center touch:size-11 lg:-ml-1.5">
          <span className="sr-only">{t("Choose {name}", { name })}</span>
          <input
            type="checkbox"
            className="size-4.5"
            checked={isChosen}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        </label>
      </td>
      <th
        scope="row"
        className="col-span-full flex min-w-0 items-center gap-3 p-0 text-left font-normal max-lg:pr-10 max-lg:pl-9 lg:col-span-1"
      >
        <Portrait member={member} />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <bdi className="truncate font-medium">{name}</bdi>
            {role === "admin" && <Badge>{t("Admin")}</Badge>}
          </span>
          {name !== email && <span className="block truncate text-13 text-ink-muted">{email}</span>}
          {detail && (
            <span className="line-clamp-2 text-13 text-ink-subtle" title={detail}>
              {detail}
            </span>
          )}
          {directory && (
            <span className="block truncate text-12 text-ink-subtle">
              {t("From {source}", { source: directoryName(directory) })}
            </span>
          )}
        </span>
      </th>
      <td className="min-w-0 p-0">
        <Label>{t("Status")}</Label>
        <StatusPill kind={status.kind}>{status.word}</StatusPill>
      </td>
      {SUBJECTS.map(({ key, heading }, at) => (
        <td key={key} className={clsx("min-w-0 p-0", at === 0 ? "max-lg:order-2" : "max-lg:order-3")}>
          <Label>{t(heading)}</Label>
          <span className="text-13 text-ink-muted">{role === "admin" ? t("Everything") : inVerbs(member[key])}</span>
        </td>
      ))}
      <td className="min-w-0 p-0 max-lg:order-4 max-lg:col-span-full">
        <Signature member={member} name={name} onAssign={() => onAct("assign", member)} />
      </td>
      <td className="min-w-0 p-0 max-lg:order-1">
        <Label>{t("Last seen")}</Label>
        <span className="text-13 whitespace-nowrap text-ink-muted" suppressHydrationWarning>
          {lastSeenAt === null ? t("Never") : lastSeen(Date.parse(lastSeenAt), nowMs)}
        </span>
      </td>
      <td className="p-0 max-lg:absolute max-lg:top-2 max-lg:right-2">
        <Menu
          label={t("More for {name}", { name })}
          trigger={
            isBusy ? (
              <Spinner label={t("Working")} className="size-4" />
            ) : (
              <Ellipsis className="size-4" strokeWidth={1.75} aria-hidden="true" />
            )
          }
          className="inline-grid size-9 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
          items={() =>
            actsOn(member, makesAdmins).map((act) => ({
              ...act,
              isDisabled: isBusy,
              onChoose: () => onAct(act.act, member),
            }))
          }
        />
      </td>
    </tr>
  );
});

/** What the column's heading says on a wide screen. */
const Label = ({ children }: { children: string }) => (
  <span className="mb-1 block text-12 text-ink-subtle lg:sr-only">{children}</span>
);

function Portrait({ member }: { member: TeamMember }) {
  const { site } = useApp();
  const look = "size-10 shrink-0 rounded-full";
  if (member.facts.photo)
    return (
      <img src={site.imageHost + member.facts.photo} alt="" loading="lazy" className={clsx(look, "object-cover")} />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(look, "grid place-items-center bg-brand-soft text-14 font-semibold text-on-brand-soft uppercase")}
    >
      {initialsOf(member)}
    </span>
  );
}

type SignatureProps = { member: TeamMember; name: string; onAssign(): void };

/** Their signature and whether it is in their mails; where there is none, the way to one. */
function Signature({ member: { signature }, name, onAssign }: SignatureProps) {
  if (!signature)
    return (
      <button
        type="button"
        className="flex min-h-9 items-center gap-1.5 text-13 font-medium text-link hover:underline touch:min-h-11"
        onClick={onAssign}
      >
        {t("Assign a signature")}
        <span className="sr-only"> {name}</span>
      </button>
    );
  const { mark, word } = installedOf(signature);
  return (
    <span className="flex items-center gap-3 lg:block">
      <Link
        to={pathTo("signature-preview", { hash: signature.hash })}
        className="block w-fit rounded-control"
        aria-label={t("Open the signature of {name}", { name })}
      >
        <SignatureThumb
          hash={signature.hash}
          className="h-16 w-40 rounded-control ring-1 ring-line max-lg:h-18 max-lg:w-48"
        />
      </Link>
      <span className="mt-1 flex items-center gap-1 text-12 text-ink-muted">
        <StateMark mark={mark} className="size-3.5" />
        {t(word)}
      </span>
    </span>
  );
}

/** How long ago while that is fresh, else the day. The server tells the hour and no more: minutes would be made up. */
function lastSeen(atMs: number, nowMs: number | null): string {
  if (nowMs === null || nowMs - atMs >= RECENT_MS) return formatMoment(atMs, DAY);
  return nowMs - atMs < HOUR_MS ? t("Within the last hour") : formatAgo(nowMs - atMs);
}
