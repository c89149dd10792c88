import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Send, SlidersHorizontal, UserMinus, UserPlus } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { inVerbs } from "#client/features/members/rights/rights.ts";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { t } from "#shared/languages/translate.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { MAX_ACCOUNT_ADMINS } from "#shared/reseller/constants.ts";
import { deleteAdmin, admins as list, resendAdminInvite } from "#shared/reseller/endpoints.ts";
import type { Admin } from "#shared/reseller/schema.ts";
import type { AdminsData } from "../AdminsScreen.loader.ts";
import { statusOf } from "../adminStatus.ts";
import { useNow } from "../useNow.ts";

const InviteAdmin = lazyPart(async () => (await import("./InviteAdmin.tsx")).InviteAdmin);
const EditAdmin = lazyPart(async () => (await import("./EditAdmin.tsx")).EditAdmin);

type Act = "resend" | "permissions" | "delete";
const FRESH_FOR_MS = 30_000;

/** Those who administrate all of the agency; the owner is none of them, and changes them alone. */
export function AdminList({ hub, first }: AdminsData) {
  const { call } = useApp();
  const client = useQueryClient();
  const queryKey = ["account-admins", useId()];
  const params = { group: hub.group, role: RESELLER_ROLES.accountAdmin };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(list, { params }, { signal })).items,
    initialData: first,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  const [open, setOpen] = useState<{ act: Act; admin: Admin } | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const { isBusy, problem, attempt } = useAttempt();
  const nowMs = useNow();
  const isOwner = hub.role === RESELLER_ROLES.owner;
  const close = () => setOpen(null);
  const put = (changed: Admin) =>
    client.setQueryData<Admin[]>(queryKey, (known = []) =>
      known.map((admin) => (admin.userEmail === changed.userEmail ? changed : admin)),
    );

  const resend = async (admin: Admin) => {
    if (busy !== null) return;
    setBusy(admin.userEmail);
    try {
      put(await call(resendAdminInvite, { body: { target_user_email: admin.userEmail } }));
      showToast({ kind: "success", text: t("Invitation link sent.") });
    } catch (error) {
      showToast({ kind: "error", text: `${nameOf(admin)}: ${messageOf(error)}` });
    } finally {
      setBusy(null);
    }
  };
  const remove = ({ userEmail }: Admin) =>
    attempt(async () => {
      await call(deleteAdmin, { body: { target_user_email: userEmail } });
      close();
      client.setQueryData<Admin[]>(queryKey, (known = []) => known.filter((admin) => admin.userEmail !== userEmail));
      showToast({ kind: "success", text: t("Admin deleted.") });
      document.querySelector<HTMLElement>("main h1")?.focus();
    });
  const actsOn = (admin: Admin): { act: Act; label: string; icon: ReactNode }[] => [
    ...(admin.status === "invited"
      ? [{ act: "resend" as const, label: t("Send the invitation again"), icon: <Send {...ICON} /> }]
      : []),
    { act: "permissions", label: t("Change permissions"), icon: <SlidersHorizontal {...ICON} /> },
    { act: "delete", label: t("Delete admin"), icon: <UserMinus {...ICON} /> },
  ];
  const invite = isOwner && (
    <Button
      icon={<UserPlus {...ICON} />}
      className="max-sm:w-full"
      disabled={data.length >= MAX_ACCOUNT_ADMINS}
      onClick={() => setInviting(true)}
    >
      {t("Invite an administrator")}
    </Button>
  );
  return (
    <div className="max-w-180 space-y-4">
      <UnconfirmedNotice />
      {error && <RetryAlert retry={() => void refetch()}>{messageOf(error)}</RetryAlert>}
      {data.length === 0 ? (
        <EmptyState
          title={t("Nobody but you so far")}
          text={
            isOwner
              ? t(
                  "Invite people who look after all of your companies with you. For one company alone, edit that company.",
                )
              : t("Whoever owns the agency invites administrators.")
          }
          action={invite}
        />
      ) : (
        <>
          {invite}
          <ul className="divide-y divide-line rounded-card bg-surface shadow-2" aria-label={t("Administrators")}>
            {data.map((admin) => {
              const status = statusOf(admin, nowMs);
              const name = nameOf(admin);
              return (
                <li key={admin.userEmail} className="flex items-center gap-3 px-4 py-3">
                  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
                    <div className="min-w-0 flex-1 basis-52">
                      <p className="truncate font-medium">
                        <bdi>{name}</bdi>
                      </p>
                      {admin.username && <p className="truncate text-13 text-ink-muted">{admin.userEmail}</p>}
                    </div>
                    <p className="flex-1 basis-52 text-13 text-ink-muted">{inVerbs(admin.permissions)}</p>
                    <span className="w-fit">
                      <StatusPill kind={status.kind}>{status.word}</StatusPill>
                    </span>
                  </div>
                  {isOwner && (
                    <Menu
                      label={t("More for {name}", { name })}
                      trigger={
                        busy === admin.userEmail ? (
                          <Spinner label={t("Working")} className="size-4" />
                        ) : (
                          <Ellipsis {...ICON} />
                        )
                      }
                      className="inline-grid size-9 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
                      items={() =>
                        actsOn(admin).map((act) => ({
                          ...act,
                          isDisabled: busy === admin.userEmail,
                          onChoose: () =>
                            act.act === "resend" ? void resend(admin) : setOpen({ act: act.act, admin }),
                        }))
                      }
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Suspense fallback={<DialogOnItsWay />}>
        {isInviting && <InviteAdmin group={hub.group} onInvited={refetch} onClose={() => setInviting(false)} />}
        {open?.act === "permissions" && (
          <EditAdmin admin={open.admin} onSaved={put} onStale={refetch} onClose={close} />
        )}
      </Suspense>
      {open?.act === "delete" && (
        <ConfirmModal
          isOpen
          title={t("Delete {name} as an administrator?", { name: nameOf(open.admin) })}
          description={
            open.admin.status === "invited"
              ? t("The link in their mail stops working at once.")
              : t(
                  "They cannot open your companies any more, from this moment on. What they made stays, and so does their own account.",
                )
          }
          action={t("Delete admin")}
          isDangerous
          isLoading={isBusy}
          error={problem?.message}
          onConfirm={() => void remove(open.admin)}
          onClose={close}
        />
      )}
    </div>
  );
}

const ICON = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

const nameOf = ({ username, userEmail }: Admin) => username || userEmail;
