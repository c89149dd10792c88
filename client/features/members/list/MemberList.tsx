import { UserPlus } from "lucide-react";
import { Suspense, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { useCommands } from "#client/lib/commands.ts";
import { useApp, useIsSold, useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { untilDone } from "#client/ui/framePage.ts";
import { MoreLink } from "#client/ui/MoreLink.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SeatMeter } from "#client/ui/SeatMeter.tsx";
import { t } from "#shared/languages/translate.ts";
import { change, changePermissions, get, resendInvite } from "#shared/members/endpoints.ts";
import { actingAs, isMember, mayMakeAdmins } from "#shared/members/rules.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { NO_DRAFT, takeInvitations } from "../invite/draft.ts";
import type { ListData } from "../MemberListScreen.loader.ts";
import { ALL_RIGHTS } from "../rights/rights.ts";
import type { Act } from "./acts.tsx";
import { Filters } from "./Filters.tsx";
import { COLUMNS, MemberRow } from "./MemberRow.tsx";
import { nameOf } from "./names.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { useMembers } from "./useMembers.ts";
import { isFiltered, UNFILTERED, type Wanted } from "./wanted.ts";

const InviteDialog = lazyPart(async () => (await import("../invite/InviteDialog.tsx")).InviteDialog);
const PermissionsDialog = lazyPart(async () => (await import("../rights/PermissionsDialog.tsx")).PermissionsDialog);
const DetailsDialog = lazyPart(async () => (await import("../person/DetailsDialog.tsx")).DetailsDialog);
const AssignDialog = lazyPart(async () => (await import("../person/AssignDialog.tsx")).AssignDialog);
const RemoveDialog = lazyPart(async () => (await import("../person/RemoveDialog.tsx")).RemoveDialog);
const ChosenMembers = lazyPart(async () => (await import("../batch/ChosenMembers.tsx")).ChosenMembers);
const Requests = lazyPart(async () => (await import("../requests/Requests.tsx")).Requests);

/** Rows that a window shows before it is scrolled: those below cost the server half of the page. */
const DRAWN_FIRST = 12;

/** Everybody of the team, how many places are left, and what can be done with whom. */
export function MemberList({ first, wanted: firstWanted, requests }: ListData) {
  const { call } = useApp();
  const isSold = useIsSold();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [asked, answer] = [params.get("request"), params.get("answer")];
  const mailed = useMemo(() => (asked === null ? null : { id: asked, answer }), [asked, answer]);
  const user = useSession()?.user;
  const isOwner = user !== undefined && !isMember(user);
  const makesAdmins = user !== undefined && mayMakeAdmins(actingAs(user));
  const [wanted, setWanted] = useState(firstWanted);
  /** counts how often all filters were taken off: the search begins anew then */
  const [clearings, setClearings] = useState(0);
  const list = useMembers(first, firstWanted, wanted);
  const { members, hasMore, isLoading, isSearching, problem, news } = list;
  const team = list.team ?? first.team;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<{ act: Act; member: TeamMember } | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [draft, setDraft] = useState(NO_DRAFT);
  // Whoever is back from getting more places finds the list that there was no room for, and goes on with it.
  useEffect(() => {
    const text = takeInvitations();
    if (text.trim() === "") return;
    setDraft((now) => ({ ...now, text }));
    setInviting(true);
  }, []);
  const [busy, setBusy] = useState<string | null>(null);
  const nowMs = useNow();
  // The server draws what a window shows; the others are there as soon as the page is alive.
  const drawn = nowMs === null ? members.slice(0, DRAWN_FIRST) : members;
  const body = useRef<HTMLTableSectionElement>(null);
  useCommands(() => [
    { id: "invite", label: t("Invite people"), group: "members", keys: ["n"], run: () => setInviting(true) },
  ]);

  const onSearch = useCallback(
    (search: string) => setWanted((now) => (now.search === search ? now : { ...now, search })),
    [],
  );
  const onWanted = (part: Partial<Wanted>) => setWanted((now) => ({ ...now, ...part }));
  const onChoose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((other) => other !== id))),
    [],
  );

  /** What needs no dialog: done at once, one thing at a time. */
  async function attempt(member: TeamMember, work: () => Promise<TeamMember>, done: string) {
    if (busy !== null) return;
    setBusy(member.id);
    try {
      list.put([await work()]);
      showToast({ kind: "success", text: done });
    } catch (error) {
      showToast({ kind: "error", text: `${nameOf(member)}: ${messageOf(error)}` });
    } finally {
      setBusy(null);
    }
  }
  const act = (what: Act, member: TeamMember) => {
    const params = { id: member.id };
    const name = nameOf(member);
    const setRole = (role: TeamMember["role"]) => () => call(change, { params, body: { role } });
    if (what === "open" || what === "edit") {
      const route = what === "open" ? "signature-preview" : "editor-edit";
      void navigate(pathTo(route, { hash: member.signature?.hash ?? "" }));
    } else if (what === "resend") {
      void attempt(member, () => call(resendInvite, { params }), t("Invitation link sent"));
    } else if (what === "admin") {
      void attempt(member, setRole("admin"), t("{name} is an admin now, and looks after the team with you.", { name }));
    } else if (what === "member") {
      void attempt(member, setRole("member"), t("{name} is no longer an admin.", { name }));
    } else setOpen({ act: what, member });
  };
  // The rows hear of the newest one without being drawn again for it.
  const latestAct = useRef(act);
  latestAct.current = act;
  const onAct = useCallback((what: Act, member: TeamMember) => latestAct.current(what, member), []);
  const close = () => setOpen(null);
  /** Asks for one member anew, and for whoever may have lost something to them. */
  const reload = async ({ id }: TeamMember) => {
    list.put([await call(get, { params: { id } })]);
    await list.refresh();
  };

  /** who has just left, and the first of their places in the list */
  const left = useRef<{ ids: readonly string[]; index: number } | null>(null);
  useEffect(() => {
    // The list and the dialog hear of it in either order.
    if (!left.current || open || members.some(({ id }) => left.current?.ids.includes(id))) return;
    const index = Math.min(left.current.index, members.length - 1);
    left.current = null;
    // A dialog that has not quite gone takes the focus back.
    untilDone(() => {
      const next =
        body.current?.children[index]?.querySelector<HTMLElement>("button") ??
        document.querySelector<HTMLElement>("main h1");
      next?.focus();
      return document.activeElement === next;
    });
  }, [members, open]);
  const removed = (ids: readonly string[]) => {
    left.current = { ids, index: members.findIndex(({ id }) => ids.includes(id)) };
    setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))));
    list.drop(ids);
    void list.refresh();
  };

  const isAlone = members.length === 0 && !isFiltered(wanted) && !isSearching && !problem;
  const picked = members.filter(({ id }) => chosen.has(id));
  const areAllChosen = members.length > 0 && picked.length === members.length;
  const clear = () => {
    setWanted({ ...UNFILTERED, sort: wanted.sort });
    setClearings(clearings + 1);
  };
  const invite = (
    <Button
      icon={<UserPlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      className="max-sm:w-full"
      onClick={() => setInviting(true)}
    >
      {t("Invite people")}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:w-full">
        {/* One seat is one's own: nothing to measure. */}
        {isSold && team.seats > 1 && (
          <div className="w-64 max-sm:w-full">
            <SeatMeter
              {...team}
              action={
                isOwner && (
                  <MoreLink about={null} className="text-13 font-medium text-link underline underline-offset-2">
                    {t("Get more")}
                  </MoreLink>
                )
              }
            />
          </div>
        )}
        {!isAlone && invite}
      </div>
      <div className="w-full">
        <UnconfirmedNotice className="mb-4" />
        {(requests.length > 0 || mailed) && (
          <Suspense>
            <Requests first={requests} mailed={mailed} onChanged={list.refresh} />
          </Suspense>
        )}
        {isAlone ? (
          <EmptyState
            title={t("Your team begins here")}
            text={t(
              "Invite the people who need a signature. You decide what each may do, and see who has installed it.",
            )}
            action={invite}
          />
        ) : (
          <>
            <Filters key={clearings} wanted={wanted} onWanted={onWanted} onSearch={onSearch} />
            {picked.length > 0 && (
              <Suspense>
                <ChosenMembers
                  members={picked}
                  onAll={() => setChosen(new Set(members.map(({ id }) => id)))}
                  onNone={() => setChosen(new Set())}
                  onChanged={list.refresh}
                  onRemoved={removed}
                />
              </Suspense>
            )}
            {problem && (
              <div className="mt-4">
                <RetryAlert retry={list.retry}>{problem}</RetryAlert>
              </div>
            )}
            {members.length > 0 && (
              <table
                aria-busy={isSearching}
                aria-label={t("Members")}
                className="mt-4 block w-full text-14 aria-busy:opacity-60 lg:overflow-clip lg:rounded-card lg:bg-surface lg:shadow-2"
              >
                <thead className="block max-lg:sr-only">
                  <tr
                    className={`grid items-center gap-x-4 border-b border-line px-4 py-2 text-12 text-ink-muted ${COLUMNS}`}
                  >
                    <th scope="col" className="p-0 text-left font-medium">
                      <label className="grid size-8 cursor-pointer place-items-center lg:-ml-1.5">
                        <span className="sr-only">{t("Choose all that are shown")}</span>
                        <input
                          type="checkbox"
                          className="size-4.5"
                          checked={areAllChosen}
                          ref={(box) => {
                            if (box) box.indeterminate = picked.length > 0 && !areAllChosen;
                          }}
                          onChange={() => setChosen(areAllChosen ? new Set() : new Set(members.map(({ id }) => id)))}
                        />
                      </label>
                    </th>
                    {[
                      t("Person"),
                      t("Status"),
                      t("Signature rights"),
                      t("Page rights"),
                      t("Signature"),
                      t("Last seen"),
                    ].map((heading) => (
                      <th key={heading} scope="col" className="p-0 text-left font-medium">
                        {heading}
                      </th>
                    ))}
                    <th scope="col" className="p-0">
                      <span className="sr-only">{t("Actions")}</span>
                    </th>
                  </tr>
                </thead>
                <tbody ref={body} className="block max-lg:space-y-3 lg:divide-y lg:divide-line">
                  {drawn.map((member) => (
                    <MemberRow
                      key={member.id}
                      member={member}
                      isChosen={chosen.has(member.id)}
                      isBusy={busy === member.id}
                      makesAdmins={makesAdmins}
                      nowMs={nowMs}
                      onChoose={onChoose}
                      onAct={onAct}
                    />
                  ))}
                </tbody>
              </table>
            )}
            {members.length === 0 && !isSearching && !problem && (
              <div className="mt-4 rounded-card bg-surface px-6 py-12 text-center shadow-2">
                <p className="text-ink-muted">
                  {wanted.search
                    ? t("No member has “{words}”.", { words: wanted.search })
                    : t("No member matches these filters.")}
                </p>
                <Button look="secondary" size="small" className="mt-4" onClick={clear}>
                  {t("Show all members")}
                </Button>
              </div>
            )}
            {(isLoading || (isSearching && members.length === 0)) && <SkeletonRows />}
            {hasMore && (
              <div className="mt-6 text-center">
                <Button look="secondary" isLoading={isLoading} onClick={() => void list.loadMore()}>
                  {t("Load more")}
                </Button>
              </div>
            )}
            <p role="status" className="sr-only">
              {isFiltered(wanted) && !isSearching
                ? t("{count, plural, one {# member} other {# members}} found", { count: members.length })
                : news}
            </p>
          </>
        )}
        <Suspense fallback={<DialogOnItsWay />}>
          {isInviting && (
            <InviteDialog
              team={team}
              draft={draft}
              onDraft={setDraft}
              onInvited={list.refresh}
              onClose={() => setInviting(false)}
            />
          )}
          {open?.act === "permissions" && (
            <PermissionsDialog
              who={nameOf(open.member)}
              initial={{ ...ALL_RIGHTS, ...rightsOf(open.member) }}
              onSave={async (body) =>
                list.put([await call(changePermissions, { params: { id: open.member.id }, body })])
              }
              onClose={close}
            />
          )}
          {open?.act === "details" && (
            <DetailsDialog member={open.member} onChanged={(changed) => list.put([changed])} onClose={close} />
          )}
          {open?.act === "assign" && (
            <AssignDialog member={open.member} onChanged={() => reload(open.member)} onClose={close} />
          )}
          {open?.act === "remove" && (
            <RemoveDialog member={open.member} onRemoved={(id) => removed([id])} onClose={close} />
          )}
        </Suspense>
      </div>
    </>
  );
}

const rightsOf = ({ permissions, pagePermissions }: TeamMember) => ({ permissions, pagePermissions });

/** The reader's clock, once the page is alive: the server's is another. */
function useNow(): number | null {
  const [nowMs, setNow] = useState<number | null>(null);
  useEffect(() => startTransition(() => setNow(Date.now())), []);
  return nowMs;
}
