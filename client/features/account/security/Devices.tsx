import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { tellSignOut } from "#client/lib/signOut.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Badge } from "#client/ui/Badge.tsx";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { endOwnSession, endOwnSessions, sessions } from "#shared/auth/endpoints.ts";
import type { OwnSession } from "#shared/auth/ownSession.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import { pathTo } from "#shared/routes.ts";
import { InPerson, useIsInPerson } from "../InPerson.tsx";

const MOMENT = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
} as const;

type Page = CallOutput<typeof sessions>;

/** The devices on which the person is logged in, and the way to end that. */
export function Devices({ first }: { first: Page }) {
  const { call } = useApp();
  const [{ items, page, hasMore }, setPage] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** Does something that may be refused; what is refused is said above the list. */
  const attempt = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(null);
    }
  };
  const end = ({ id }: OwnSession) =>
    attempt(id, async () => {
      await call(endOwnSession, { params: { id } }).catch((error) => {
        // It has ended by itself meanwhile.
        if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
      });
      setPage((now) => ({ ...now, items: now.items.filter((session) => session.id !== id) }));
      showToast({ kind: "success", text: t("The device is logged out.") });
    });
  const more = () =>
    attempt("more", async () => {
      const next = await call(sessions, { querystring: { page: page + 1 } });
      const known = new Set(items.map(({ id }) => id));
      setPage({ ...next, items: [...items, ...next.items.filter(({ id }) => !known.has(id))] });
    });
  const mayEnd = useIsInPerson({ call: endOwnSession });
  const sorted = items.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <PageCard
      title={t("Devices")}
      text={t("Where you are logged in. Log out what you do not know, and change your password then.")}
      actions={mayEnd && <LogOutEverywhere />}
    >
      {problem && (
        <InlineAlert kind="danger" className="mb-4">
          {problem}
        </InlineAlert>
      )}
      {!mayEnd && (
        <div className="mb-4">
          <InPerson call={endOwnSession} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {sorted.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 text-14">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {nameOf(session)} {session.isCurrent && <Badge>{t("This device")}</Badge>}
              </p>
              {/* The reader's time zone may be another than the server's. */}
              <p className="text-13 text-ink-muted" suppressHydrationWarning>
                {t("Last used {moment}", { moment: formatMoment(Date.parse(session.usedAt), MOMENT) })}
              </p>
              <p className="text-13 text-ink-muted" suppressHydrationWarning>
                {t("Logged in {moment}", { moment: formatMoment(Date.parse(session.createdAt), MOMENT) })}
              </p>
            </div>
            {mayEnd && !session.isCurrent && (
              <Button
                look="secondary"
                size="small"
                isLoading={busy === session.id}
                aria-label={t("Log out {device}", { device: nameOf(session) })}
                onClick={() => void end(session)}
              >
                {t("Log out")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="secondary" size="small" className="mt-4" isLoading={busy === "more"} onClick={() => void more()}>
          {t("Show more")}
        </Button>
      )}
    </PageCard>
  );
}

/** `Firefox on Windows` */
function nameOf({ browser, system }: OwnSession): string {
  if (browser && system) return t("{browser} on {system}", { browser, system });
  return browser || system || t("Unknown device");
}

function LogOutEverywhere() {
  const { call, session } = useApp();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const logOut = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call(endOwnSessions, {});
      const user = session.get()?.user;
      if (user) tellSignOut(user.id);
      // Anew, so that nothing of the person stays in memory.
      location.assign(pathTo("login"));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {t("Log out everywhere")}
      </Button>
      <ConfirmModal
        isOpen={isOpen}
        title={t("Log out everywhere?")}
        description={t("Every device is logged out, this one too. Then you log in again.")}
        action={t("Log out everywhere")}
        isDangerous
        isLoading={isBusy}
        error={error}
        onConfirm={() => void logOut()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
