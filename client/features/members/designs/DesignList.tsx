import { Plus } from "lucide-react";
import { useState } from "react";
import { PreviewAs } from "#client/features/signatures/masters/PreviewAs.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import type { Rollout, Rollouts } from "#shared/members/masters/schema.ts";
import type { SharedDesign } from "#shared/reseller/sharing/schema.ts";
import { pathTo } from "#shared/routes.ts";
import type { SignatureInShort } from "#shared/signatures/schema.ts";
import { SignatureThumb } from "../SignatureThumb.tsx";
import { useAttempt } from "../useAttempt.ts";
import { ChooseDesign } from "./ChooseDesign.tsx";
import { Section } from "./Section.tsx";
import { FromAgency } from "./SharedDesigns.tsx";

type Props = {
  /** what the company has of its agency */
  shared: readonly SharedDesign[];
  masters: readonly string[];
  rollouts: Rollouts;
  nameOf(hash: string): string;
  /** null: they are on their way */
  signatures: readonly SignatureInShort[] | null;
  onMake(hash: string): void;
  /** gives a signature to those who have none, as far as there are places now */
  onRetry(): Promise<unknown>;
};

/** The designs in use, each with its picture, how many people have it, and how far its last change has come. */
export function DesignList({ shared, masters, rollouts, nameOf, signatures, onMake, onRetry }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const make = (
    <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => setChoosing(true)}>
      {t("Make a design")}
    </Button>
  );
  return (
    <Section
      title={t("Designs in use")}
      text={t("When you save a change of a design, the signatures of all its people change with it.")}
      action={masters.length > 0 && make}
    >
      <Notices rollouts={rollouts} onRetry={onRetry} />
      {masters.length === 0 ? (
        <EmptyState
          title={t("No design yet")}
          text={t("Choose one of your signatures. Your people get one like it, each with their own details.")}
          action={make}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {masters.map((hash) => (
            <DesignCard
              key={hash}
              hash={hash}
              from={shared.find(({ signature }) => signature === hash) ?? null}
              name={nameOf(hash)}
              rollout={rollouts.items.find(({ master }) => master === hash) ?? null}
              onPreview={() => setPreviewed(hash)}
            />
          ))}
        </ul>
      )}
      {isChoosing && (
        <ChooseDesign
          signatures={signatures}
          taken={masters}
          onChoose={(hash) => {
            setChoosing(false);
            onMake(hash);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {previewed && <PreviewAs hash={previewed} name={nameOf(previewed)} onClose={() => setPreviewed(null)} />}
    </Section>
  );
}

function Notices({ rollouts: { isGiving, unplaced }, onRetry }: Pick<Props, "rollouts" | "onRetry">) {
  const { isBusy, problem, attempt } = useAttempt();
  return (
    <div aria-live="polite" className="space-y-3 not-empty:mb-4">
      {isGiving && <InlineAlert kind="info">{t("Your rules are being applied. You can go on working.")}</InlineAlert>}
      {unplaced.count > 0 && (
        <InlineAlert
          kind="warning"
          actions={
            <Button
              look="secondary"
              size="small"
              isLoading={isBusy || isGiving}
              onClick={() =>
                void attempt(async () => {
                  await onRetry();
                })
              }
            >
              {t("Try again")}
            </Button>
          }
        >
          <p className="font-medium">
            {t(
              "{count, plural, one {Your plan has no place left: # person has no signature.} other {Your plan has no place left: # people have no signature.}}",
              { count: unplaced.count },
            )}
          </p>
          <p className="mt-1 break-words">
            {unplaced.first
              .slice(0, 10)
              .map(({ email }) => email)
              .join(", ")}
            {unplaced.count > 10 && " …"}
          </p>
          {problem && <p className="mt-1 font-medium">{problem.message}</p>}
        </InlineAlert>
      )}
    </div>
  );
}

type CardProps = { hash: string; from: SharedDesign | null; name: string; rollout: Rollout | null; onPreview(): void };

function DesignCard({ hash, from, name, rollout, onPreview }: CardProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line">
      {/* Drawn anew when it has changed: the picture's address stays the same. */}
      <SignatureThumb hash={hash} className="h-36 border-b border-line" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 className="text-14 font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {from && <FromAgency design={from} />}
        <Progress rollout={rollout} name={name} />
        <div className="mt-auto flex flex-wrap gap-2">
          {!from?.locked && (
            <Link to={pathTo("editor-edit", { hash })} className={buttonLook({ look: "secondary", size: "small" })}>
              {t("Edit the design")}
            </Link>
          )}
          <Button look="ghost" size="small" onClick={onPreview}>
            {t("Preview as …")}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Progress({ rollout, name }: { rollout: Rollout | null; name: string }) {
  if (!rollout || rollout.total === 0) return <p className="text-13 text-ink-muted">{t("Nobody has it yet.")}</p>;
  const { total, done, failed, isRunning } = rollout;
  return (
    <div className="space-y-1.5 text-13">
      <p aria-live="polite">
        {isRunning
          ? t("{done} of {total} people have the latest state", { done, total })
          : t("{count, plural, one {# person has it} other {# people have it}}", { count: total })}
      </p>
      {isRunning && (
        <progress
          max={total}
          value={done}
          aria-label={t("Progress of {name}", { name })}
          className="h-2 w-full overflow-hidden rounded-full accent-primary"
        />
      )}
      {failed.length > 0 && (
        <p className="break-words text-danger">
          {t("Could not be made for: {people}", { people: failed.map(({ email }) => email).join(", ") })}
        </p>
      )}
      <Link to={`${pathTo("members-list")}?signature=outdated`} className="inline-block text-link underline">
        {t("Who has not installed the latest state?")}
      </Link>
    </div>
  );
}
