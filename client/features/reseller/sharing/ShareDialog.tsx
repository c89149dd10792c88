import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { LOCKS } from "#client/features/members/designs/words.ts";
import { SignatureChoices } from "#client/features/members/SignatureChoices.tsx";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { t } from "#shared/languages/translate.ts";
import { DEFAULT_LOCKS, type LockName } from "#shared/members/masters/lockNames.ts";
import { MAX_COMPANY_SEARCH_LENGTH } from "#shared/reseller/constants.ts";
import type { Hub } from "#shared/reseller/schema.ts";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { Share, ShareDetail } from "#shared/reseller/sharing/schema.ts";
import { CompanyPicker } from "./CompanyPicker.tsx";

type Props = {
  hub: Hub;
  /** null: another design is shared */
  share: Share | null;
  onSaved(): Promise<unknown>;
  onClose(): void;
};

/** Which design is shared with which companies, and what is locked in it. */
export function ShareDialog({ share, ...props }: Props) {
  const { call } = useApp();
  const [chosen, setChosen] = useState<{ signature: string; label: string } | null>(share);
  const known = useQuery({
    queryKey: ["shares", "one", share?.signature],
    queryFn: ({ signal }) => call(sharing.get, { params: { signature: share?.signature ?? "" } }, { signal }),
    enabled: share !== null,
    gcTime: 0,
  });
  if (!chosen) return <Choose onChoose={setChosen} onClose={props.onClose} />;
  if (share && !known.data)
    return (
      <Modal isOpen onClose={props.onClose} size="medium" title={titleOf(chosen.label)}>
        <div className="mt-4" aria-busy={known.isPending} style={{ minHeight: "12rem" }}>
          {known.isError && <RetryAlert retry={() => void known.refetch()}>{messageOf(known.error)}</RetryAlert>}
        </div>
      </Modal>
    );
  return <Terms {...props} {...chosen} known={known.data ?? null} />;
}

const titleOf = (label: string) => t("Share {name} with companies", { name: label || t("Without a name") });

function Choose({ onChoose, onClose }: { onChoose(one: { signature: string; label: string }): void; onClose(): void }) {
  const { call } = useApp();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ["shares", "candidates", search],
    queryFn: ({ signal }) => call(sharing.candidates, { body: { search } }, { signal }),
  });
  const free = (query.data?.items ?? []).filter(({ isShared }) => !isShared);
  const one = free.find(({ signature }) => signature === chosen);
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Which design?")}
      description={t(
        "One of the signatures of your own team. Its look is passed on, and people keep their own details.",
      )}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button disabled={!one} onClick={() => one && onChoose(one)}>
            {t("Continue")}
          </Button>
        </>
      }
    >
      <div className="mt-4 space-y-4">
        <SearchField
          label={t("Search signatures")}
          group="signatures"
          maxLength={MAX_COMPANY_SEARCH_LENGTH}
          onSearch={useCallback((words: string) => setSearch(words), [])}
        />
        {query.isError && <RetryAlert retry={() => void query.refetch()}>{messageOf(query.error)}</RetryAlert>}
        <SignatureChoices
          items={free.map(({ signature, label }) => ({
            hash: signature,
            title: label || t("Without a name"),
            hint: "",
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p role="status" className="text-13 text-ink-muted empty:hidden">
          {query.isSuccess && free.length === 0 && t("There is no signature that is not shared already.")}
          {query.data?.hasMore && t("There are more: search for a name.")}
        </p>
      </div>
    </Modal>
  );
}

type TermsProps = Omit<Props, "share"> & { signature: string; label: string; known: ShareDetail | null };

function Terms({ hub, signature, label, known, onSaved, onClose }: TermsProps) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const [isForAll, setForAll] = useState(known?.isForAll ?? true);
  const [companies, setCompanies] = useState<ReadonlySet<string>>(new Set(known?.companies ?? []));
  const [locked, setLocked] = useState(known?.locked ?? true);
  const [locks, setLocks] = useState<readonly LockName[]>(known?.locks ?? DEFAULT_LOCKS);
  const isNobody = !isForAll && companies.size === 0;
  const losers = known && !isForAll && (known.isForAll || known.companies.some((group) => !companies.has(group)));
  const save = () =>
    attempt(async () => {
      const terms = { isForAll, companies: isForAll ? [] : [...companies], locked, locks: [...locks] };
      if (known) await call(sharing.change, { body: { signature, v: known.v, ...terms } });
      else await call(sharing.share, { body: { signature, ...terms } });
      onClose();
      showToast({ kind: "success", text: t("It is shared, and on its way to your companies.") });
      await onSaved();
    });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={titleOf(label)}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button isLoading={isBusy} disabled={isNobody} onClick={() => void save()}>
            {known ? t("Save") : t("Share")}
          </Button>
        </>
      }
    >
      <div className="mt-4 space-y-6">
        {problem && (
          <InlineAlert kind="danger">
            {problem.code === "conflict"
              ? t("Somebody else has changed this meanwhile. Close the dialog and look again.")
              : problem.errors[0]?.message || problem.message}
          </InlineAlert>
        )}
        <div className="space-y-3">
          <SegmentedControl
            label={t("Who gets it")}
            options={[
              { value: "all", label: t("All companies") },
              { value: "chosen", label: t("Some companies") },
            ]}
            value={isForAll ? "all" : "chosen"}
            onChange={(value) => setForAll(value === "all")}
          />
          {isForAll ? (
            <p className="text-13 text-ink-muted">
              {t("Also companies that you add later. In each it counts as one of its signatures.")}
            </p>
          ) : (
            <CompanyPicker group={hub.group} chosen={companies} onChange={setCompanies} />
          )}
          {losers && (
            <InlineAlert kind="info">
              {t("Companies that do not get it any more keep what they have, as their own and unlocked.")}
            </InlineAlert>
          )}
        </div>
        <Switch
          label={t("Locked")}
          hint={
            locked
              ? t(
                  "Nobody in a company changes or deletes it. What a company has changed of it before is replaced by yours.",
                )
              : t("A company may change its copy, which does not follow yours any more then.")
          }
          checked={locked}
          onChange={setLocked}
        />
        <fieldset>
          <legend className="text-14 font-semibold">{t("Locked in the signatures of people")}</legend>
          <p className="mt-0.5 mb-2 text-13 text-ink-muted">
            {locked
              ? t("What is switched on nobody in a company can change in a signature that follows it.")
              : t("What is switched on people cannot change in their signature; those who manage the company can.")}
          </p>
          <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {LOCKS.map(({ name, label: part }) => (
              <Switch
                key={name}
                label={t(part)}
                checked={locks.includes(name)}
                onChange={(isOn) => setLocks(isOn ? [...locks, name] : locks.filter((one) => one !== name))}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Modal>
  );
}
