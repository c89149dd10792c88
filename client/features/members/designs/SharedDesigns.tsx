import { Lock } from "lucide-react";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { CopyState, SharedDesign } from "#shared/reseller/sharing/schema.ts";
import { SignatureThumb } from "../SignatureThumb.tsx";
import { useAttempt } from "../useAttempt.ts";
import { Section } from "./Section.tsx";

type Props = {
  shared: readonly SharedDesign[];
  /** designs that are in use */
  masters: readonly string[];
  nameOf(hash: string): string;
  onMake(hash: string): void;
  onFollowed(): Promise<unknown>;
};

/** What the company has of its agency, and what it can do with it. Nothing where nothing is shared. */
export function SharedDesigns({ shared, masters, nameOf, onMake, onFollowed }: Props) {
  const [wanted, setWanted] = useState<SharedDesign | null>(null);
  const [first] = shared;
  if (!first) return null;
  const name = (design: SharedDesign) =>
    design.label || (design.signature ? nameOf(design.signature) : t("Without a name"));
  return (
    <Section
      title={t("From {agency}", { agency: first.agencyName || t("your agency") })}
      text={t("Designs that your agency shares with you. When they change there, they change here.")}
    >
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shared.map((design) => {
          const { id, signature, state } = design;
          const canFollow = state === "own" || state === "gone";
          const canUse = signature !== null && !masters.includes(signature);
          return (
            <li key={id} className="flex flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line">
              {signature && <SignatureThumb hash={signature} className="h-36 border-b border-line" />}
              <div className="flex flex-1 flex-col gap-3 p-4">
                <h3 className="text-14 font-semibold">
                  <bdi>{name(design)}</bdi>
                </h3>
                <FromAgency design={design} />
                <p className="text-13 text-ink-muted">{t(hintOf(design))}</p>
                <div className="mt-auto flex flex-wrap gap-2 empty:hidden">
                  {canUse && (
                    <Button look="secondary" size="small" onClick={() => onMake(signature)}>
                      {t("Use as design")}
                      <span className="sr-only"> {name(design)}</span>
                    </Button>
                  )}
                  {canFollow && (
                    <Button look="ghost" size="small" onClick={() => setWanted(design)}>
                      {t("Follow the agency's again")}
                      <span className="sr-only"> {name(design)}</span>
                    </Button>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {wanted && <Follow design={wanted} name={name(wanted)} onFollowed={onFollowed} onClose={() => setWanted(null)} />}
    </Section>
  );
}

const STATES: Readonly<
  Record<CopyState, { word: string; kind: "success" | "info" | "warning" | "danger" | "neutral"; hint: string }>
> = {
  waiting: { word: msg("On its way"), kind: "info", hint: msg("It comes within moments.") },
  done: {
    word: msg("Follows your agency"),
    kind: "success",
    hint: msg("You can change it. It does not follow your agency's any more then."),
  },
  own: {
    word: msg("Your own"),
    kind: "neutral",
    hint: msg("You have changed it, so it does not follow your agency's any more."),
  },
  gone: { word: msg("Deleted"), kind: "neutral", hint: msg("You have deleted it. It can be made again.") },
  noPlace: {
    word: msg("No place"),
    kind: "warning",
    hint: msg("You have as many signatures as you may have. Delete one, or ask your agency for more: then it comes."),
  },
  failed: { word: msg("Failed"), kind: "danger", hint: msg("It could not be made. It is tried again tonight.") },
  archived: { word: msg("On its way"), kind: "info", hint: msg("It comes within moments.") },
  ended: { word: msg("Your own"), kind: "neutral", hint: msg("It is shared with you no more, and yours.") },
};

const hintOf = ({ state, locked }: SharedDesign) =>
  state === "done" && locked
    ? msg("Your agency keeps it as it is. You choose who gets it; ask them when something of it is to change.")
    : STATES[state].hint;

/** That a design is the agency's, whether it is locked, and how it stands. */
export function FromAgency({ design: { agencyName, locked, state } }: { design: SharedDesign }) {
  const { word, kind } = STATES[state];
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="inline-flex min-h-6 items-center gap-1.5 rounded-full bg-bg-muted px-2.5 text-12 font-medium text-ink-muted">
        {locked && (
          <>
            <Lock className="size-3.5" strokeWidth={2} aria-hidden="true" />
            <span className="sr-only">{t("Locked")}: </span>
          </>
        )}
        <bdi>{t("From {agency}", { agency: agencyName || t("your agency") })}</bdi>
      </span>
      <StatusPill kind={kind}>{t(word)}</StatusPill>
    </p>
  );
}

type FollowProps = { design: SharedDesign; name: string; onFollowed(): Promise<unknown>; onClose(): void };

function Follow({ design: { id, state }, name, onFollowed, onClose }: FollowProps) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  return (
    <ConfirmModal
      isOpen
      title={t("Follow the agency's {name} again?", { name })}
      description={
        state === "gone"
          ? t("It is made again as your agency has it, and takes one of your signatures.")
          : t(
              "What you have changed of it is replaced by your agency's, also for the people who have it. What it was stays in its history.",
            )
      }
      action={t("Follow again")}
      isLoading={isBusy}
      error={problem?.message}
      onConfirm={() =>
        void attempt(async () => {
          await call(sharing.followAgain, { params: { id } });
          onClose();
          showToast({ kind: "success", text: t("It follows your agency's again.") });
          await onFollowed();
        })
      }
      onClose={onClose}
    />
  );
}
