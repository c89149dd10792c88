import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAssigning } from "#client/features/signatures/useAssigning.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
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
import { SignatureChoices } from "../SignatureChoices.tsx";
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
  // The whole of it: a search may leave out of the list what is chosen.
  const [wanted, setChosen] = useState<Choice | null>(null);
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
  const chosen = wanted ?? items.find(({ hash }) => hash === signature?.hash) ?? null;
  const { give, take } = useAssigning(onChanged);
  const save = () =>
    attempt(async () => {
      if (!chosen || chosen.hash === signature?.hash) return onClose();
      await give(chosen, email, t("{name} was assigned to {email}.", { name: titleOf(chosen), email }));
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
          <SignatureChoices
            items={items.map((item) => ({ hash: item.hash, title: titleOf(item), hint: whose(item, email) }))}
            chosen={chosen?.hash ?? null}
            onChoose={(hash) => setChosen(items.find((item) => item.hash === hash) ?? null)}
            isBusy={signatures.isPlaceholderData}
          />
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
