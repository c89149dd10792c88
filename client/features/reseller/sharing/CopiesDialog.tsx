import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Select } from "#client/ui/Select.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { t } from "#shared/languages/translate.ts";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { CopyState, Share } from "#shared/reseller/sharing/schema.ts";
import { isShown, STATE_NAMES, STATES } from "./states.ts";

/** What has become of a design in each company. */
export function CopiesDialog({ share, onClose }: { share: Share; onClose(): void }) {
  const { call } = useApp();
  const [state, setState] = useState<CopyState | "">("");
  const query = useInfiniteQuery({
    queryKey: ["shares", "copies", share.signature, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        sharing.companies,
        { body: { signature: share.signature, after: pageParam || null, ...(state && { state }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const items = (query.data?.pages ?? []).flatMap((page) => page.items);
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("{name} in companies", { name: share.label || t("Without a name") })}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t("Close")}
        </Button>
      }
    >
      <div className="mt-4 space-y-4">
        <Select
          label={t("Show")}
          options={[
            { value: "", label: t("All") },
            ...STATE_NAMES.map((name) => ({ value: name, label: t(STATES[name].word) })),
          ]}
          value={state}
          onChange={({ target }) => setState(target.value as CopyState | "")}
        />
        {query.isError && <RetryAlert retry={() => void query.refetch()}>{messageOf(query.error)}</RetryAlert>}
        <ul className="divide-y divide-line" aria-label={t("Companies")} aria-busy={query.isPending}>
          {items.map(({ group, name, state: known }) =>
            isShown(known) ? (
              <li key={group} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="truncate text-14 font-medium">
                    <bdi>{name}</bdi>
                  </p>
                  <p className="text-13 text-ink-muted">{t(STATES[known].hint)}</p>
                </div>
                <StatusPill kind={STATES[known].kind}>{t(STATES[known].word)}</StatusPill>
              </li>
            ) : null,
          )}
        </ul>
        <p role="status" className="text-13 text-ink-muted empty:hidden">
          {query.isSuccess && items.length === 0 && t("No company.")}
        </p>
        {query.hasNextPage && (
          <Button look="secondary" isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("Show more")}
          </Button>
        )}
      </div>
    </Modal>
  );
}
