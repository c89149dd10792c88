import { Lock, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { SignatureThumb } from "#client/features/members/SignatureThumb.tsx";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_SHARES } from "#shared/reseller/sharing/constants.ts";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { Share } from "#shared/reseller/sharing/schema.ts";
import type { SharedData } from "../SharedScreen.loader.ts";
import { STATE_NAMES, STATES } from "./states.ts";
import { useShares } from "./useShares.ts";

const ShareDialog = lazyPart(async () => (await import("./ShareDialog.tsx")).ShareDialog);
const CopiesDialog = lazyPart(async () => (await import("./CopiesDialog.tsx")).CopiesDialog);

type Open = { act: "share" } | { act: "change" | "copies" | "stop"; share: Share };

/** The designs that are shared, how far each has come, and what can be done with them. */
export function ShareList({ hub, first }: SharedData) {
  const list = useShares(first);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isFull = list.shares.length >= MAX_SHARES;
  const begin = (
    <Button
      icon={<Share2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      className="max-sm:w-full"
      disabled={isFull}
      onClick={() => setOpen({ act: "share" })}
    >
      {t("Share with companies")}
    </Button>
  );
  return (
    <div className="space-y-4">
      {list.problem && <RetryAlert retry={list.retry}>{list.problem}</RetryAlert>}
      {list.shares.length === 0 ? (
        <EmptyState
          title={t("No design is shared yet")}
          text={t("Choose a signature of your own team, and the companies that get it.")}
          action={begin}
        />
      ) : (
        <>
          {begin}
          <ul className="space-y-4" aria-label={t("Shared designs")}>
            {list.shares.map((share) => (
              <Row key={share.signature} share={share} onAct={(act) => setOpen({ act, share })} />
            ))}
          </ul>
          {list.hasMore && (
            <Button look="secondary" isLoading={list.isLoading} onClick={list.loadMore}>
              {t("Show more")}
            </Button>
          )}
        </>
      )}
      <Suspense fallback={<DialogOnItsWay />}>
        {(open?.act === "share" || open?.act === "change") && (
          <ShareDialog
            hub={hub}
            share={open.act === "change" ? open.share : null}
            onSaved={list.refresh}
            onClose={close}
          />
        )}
        {open?.act === "copies" && <CopiesDialog share={open.share} onClose={close} />}
      </Suspense>
      {open?.act === "stop" && <Stop share={open.share} onStopped={list.refresh} onClose={close} />}
    </div>
  );
}

const nameOf = ({ label }: Pick<Share, "label">) => label || t("Without a name");

function Row({ share, onAct }: { share: Share; onAct(act: "change" | "copies" | "stop"): void }) {
  const { signature, isForAll, locked, counts, isRunning } = share;
  const name = nameOf(share);
  const total = STATE_NAMES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <li className="flex flex-wrap overflow-hidden rounded-card bg-surface shadow-2 sm:flex-nowrap">
      <SignatureThumb
        hash={signature}
        className="h-36 w-full border-line max-sm:border-b sm:h-auto sm:w-52 sm:shrink-0 sm:border-r"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 truncate text-16 font-semibold">
            <bdi>{name}</bdi>
          </h2>
          {locked && <Locked />}
        </div>
        <p className="text-13 text-ink-muted">
          {isForAll
            ? t("With all companies, those that come later too")
            : t("{count, plural, one {With # company} other {With # companies}}", { count: total })}
        </p>
        <div aria-live="polite" className="space-y-2">
          {isRunning && (
            <>
              <p className="text-13">
                {t("{done} of {total} companies have the latest state", { done: total - counts.waiting, total })}
              </p>
              <progress
                max={Math.max(1, total)}
                value={total - counts.waiting}
                aria-label={t("Progress of {name}", { name })}
                className="h-2 w-full overflow-hidden rounded-full accent-primary"
              />
            </>
          )}
          <ul className="flex flex-wrap gap-2" aria-label={t("Companies")}>
            {STATE_NAMES.filter((state) => counts[state] > 0 && !(isRunning && state === "waiting")).map((state) => (
              <li key={state}>
                <StatusPill kind={STATES[state].kind}>
                  {t(STATES[state].word)}: {counts[state]}
                </StatusPill>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-auto flex flex-wrap gap-2">
          {(["change", "copies", "stop"] as const).map((act) => (
            <Button key={act} look={act === "change" ? "secondary" : "ghost"} size="small" onClick={() => onAct(act)}>
              {{ change: t("Change"), copies: t("See companies"), stop: t("Stop sharing") }[act]}
              <span className="sr-only"> {name}</span>
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}

function Locked() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 rounded-full bg-bg-muted px-2.5 text-12 font-medium text-ink-muted">
      <Lock className="size-3.5" strokeWidth={2} aria-hidden="true" />
      {t("Locked")}
    </span>
  );
}

function Stop({ share, onStopped, onClose }: { share: Share; onStopped(): Promise<unknown>; onClose(): void }) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const { signature, v } = share;
  const stop = () =>
    attempt(async () => {
      await call(sharing.stop, { body: { signature, v } });
      onClose();
      showToast({ kind: "success", text: t("It is not shared any more.") });
      await onStopped();
      document.querySelector<HTMLElement>("main h1")?.focus();
    });
  return (
    <ConfirmModal
      isOpen
      title={t("Stop sharing {name}?", { name: nameOf(share) })}
      description={t(
        "Each company keeps what it has, as its own and unlocked: the signatures of its people stay as they are. What you change from now on does not reach them any more.",
      )}
      action={t("Stop sharing")}
      isLoading={isBusy}
      error={problem?.message}
      onConfirm={() => void stop()}
      onClose={onClose}
    />
  );
}
