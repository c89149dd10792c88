import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useAssigning } from "#client/features/signatures/useAssigning.ts";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { t } from "#shared/languages/translate.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { MAX_SEARCH_LENGTH } from "#shared/signatures/constants.ts";
import { list } from "#shared/signatures/endpoints.ts";
import type { ListedSignature } from "#shared/signatures/schema.ts";
import { nameOf } from "../list/names.ts";
import { SignatureThumb } from "../SignatureThumb.tsx";
import { useAttempt } from "../useAttempt.ts";

/** Fewer are found at a glance. */
const MIN_SEARCHED = 7;

type Choice = Pick<ListedSignature, "hash" | "label" | "general" | "assignee">;

type Props = {
  member: TeamMember;
  /** asks for what the server knows of the member, and of whoever has lost a signature by it */
  onChanged(): Promise<unknown>;
  onClose(): void;
};

/** Gives somebody one of the team's signatures, by its picture, or takes theirs away. Both can be taken back while the toast stands. */
export function AssignDialog({ member, onChanged, onClose }: Props) {
  const { call } = useApp();
  const { email, signature } = member;
  const name = nameOf(member);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(signature?.hash ?? null);
  const { isBusy, problem, attempt } = useAttempt();
  const signatures = useInfiniteQuery({
    queryKey: ["signatures", "to assign", search],
    queryFn: ({ pageParam, signal }) =>
      call(list, { params: { page: pageParam }, querystring: { ...(search && { search }), sort: "name" } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : null),
    placeholderData: (before) => before,
  });
  const items: Choice[] = signatures.data?.pages.flatMap((page) => page.items) ?? [];
  const { give, take } = useAssigning(onChanged);
  const save = () =>
    attempt(async () => {
      const wanted = items.find(({ hash }) => hash === chosen);
      if (!wanted || wanted.hash === signature?.hash) return onClose();
      await give(wanted, email, t("{name} was assigned to {email}.", { name: titleOf(wanted), email }));
      onClose();
    });
  const takeAway = () =>
    attempt(async () => {
      if (!signature) return;
      await take({ hash: signature.hash, assignee: email }, t("{name} has no signature now.", { name }));
      onClose();
    });
  const isSearched = search !== "" || items.length >= MIN_SEARCHED;
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Assign a signature to {name}", { name })}
      description={t("A member has one signature. They see it at once, and can install it.")}
      actions={
        <>
          {signature && (
            <Button look="ghost" className="sm:mr-auto" isLoading={isBusy} onClick={() => void takeAway()}>
              {t("Take it away")}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button isLoading={isBusy} disabled={chosen === null} onClick={() => void save()}>
            {t("Assign")}
          </Button>
        </>
      }
    >
      <div className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        {isSearched && (
          <SearchField
            label={t("Search signatures")}
            group="signatures"
            maxLength={MAX_SEARCH_LENGTH}
            onSearch={setSearch}
          />
        )}
        {signatures.isError && (
          <RetryAlert retry={() => void signatures.refetch()}>{messageOf(signatures.error)}</RetryAlert>
        )}
        {signatures.isPending ? (
          <SkeletonChoices />
        ) : (
          <fieldset aria-busy={signatures.isPlaceholderData} className="aria-busy:opacity-60">
            <legend className="sr-only">{t("Signatures of the team")}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {items.map((item) => (
                <label
                  key={item.hash}
                  className="relative flex cursor-pointer flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                >
                  <SignatureThumb hash={item.hash} className="h-24" />
                  <span className="flex items-start gap-2.5 border-t border-line px-3 py-2">
                    <input
                      type="radio"
                      name="signature"
                      className="mt-0.5 size-4 shrink-0"
                      checked={chosen === item.hash}
                      onChange={() => setChosen(item.hash)}
                    />
                    <span className="min-w-0">
                      <bdi className="block truncate text-13 font-medium">{titleOf(item)}</bdi>
                      <span className="block truncate text-12 text-ink-muted">{whose(item, email)}</span>
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {!signatures.isPending && items.length === 0 && !signatures.isError && (
          <div className="text-14 text-ink-muted">
            {search ? (
              <p>{t("No signature has “{words}”.", { words: search })}</p>
            ) : (
              <>
                <p>{t("The team has no signature yet.")}</p>
                <Link to={pathTo("editor-create")} className={`mt-3 ${buttonLook({ look: "secondary" })}`}>
                  {t("Create signature")}
                </Link>
              </>
            )}
          </div>
        )}
        {signatures.hasNextPage && (
          <Button
            look="secondary"
            size="small"
            isLoading={signatures.isFetchingNextPage}
            onClick={() => void signatures.fetchNextPage()}
          >
            {t("Load more")}
          </Button>
        )}
      </div>
    </Modal>
  );
}

const titleOf = ({ label, general }: Choice) => label.trim() || general.name.trim() || t("Signature without a name");

function whose({ assignee }: Choice, email: string): string {
  if (assignee === email) return t("Theirs now");
  return assignee ? t("Now of {email}", { email: assignee }) : t("Not assigned");
}

const SkeletonChoices = () => (
  <div aria-hidden="true" className="grid gap-3 motion-safe:animate-[appear_240ms_150ms_both] sm:grid-cols-2">
    {["one", "two", "three", "four"].map((key) => (
      <div key={key} className="h-36 rounded-card bg-bg-muted" />
    ))}
  </div>
);
