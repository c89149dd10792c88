import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_MEMBER_SEARCH_LENGTH } from "#shared/members/constants.ts";
import { list } from "#shared/members/endpoints.ts";

type Props = {
  /** what is given away, as it is called */
  name: string;
  /** what giving it means */
  description: string;
  /** who has it now, by their address; null: nobody */
  assignee: string | null;
  /** @throws ApiError */
  give(email: string): Promise<void>;
  /** @returns whether it was done */
  take(): Promise<boolean>;
  onClose(): void;
};

/** So many members in one answer. */
const SHOWN = 20;

/** Gives a page or a card to one member of the team, found by name or address, or takes it away. */
export function AssignMember({ name, description, assignee, give, take, onClose }: Props) {
  const { call } = useApp();
  const [search, setSearch] = useState("");
  // A search may leave out of the list who is chosen.
  const [chosen, setChosen] = useState(assignee);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const members = useInfiniteQuery({
    queryKey: ["members", "to assign", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        list,
        { querystring: { limit: SHOWN, ...(search && { search }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const items = members.data?.pages.flatMap((page) => page.items) ?? [];
  const save = async () => {
    if (chosen === null || chosen === assignee) return onClose();
    setBusy(true);
    setProblem(null);
    try {
      await give(chosen);
      onClose();
    } catch (error) {
      setProblem((error instanceof ApiError && error.errors[0]?.message) || messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Assign {name}", { name })}
      description={description}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t("Cancel")}
          </Button>
          {assignee !== null && (
            <Button look="secondary" disabled={isBusy} onClick={() => void take().then(onClose)}>
              {t("Unassign")}
            </Button>
          )}
          <Button isLoading={isBusy} disabled={chosen === null} onClick={() => void save()}>
            {t("Assign")}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-3">
        {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
        <SearchField
          label={t("Search members")}
          group="members"
          maxLength={MAX_MEMBER_SEARCH_LENGTH}
          onSearch={setSearch}
        />
        {members.isError && <RetryAlert retry={() => void members.refetch()}>{messageOf(members.error)}</RetryAlert>}
        <fieldset aria-busy={members.isPlaceholderData} className="aria-busy:opacity-60">
          <legend className="sr-only">{t("Members of the team")}</legend>
          <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto p-0.5">
            {members.isPending && <SkeletonMembers />}
            {items.map(({ email, facts }) => (
              <li key={email}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-brand-soft has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
                  <input
                    type="radio"
                    name="member"
                    className="size-4 shrink-0"
                    checked={chosen === email}
                    onChange={() => setChosen(email)}
                  />
                  <span className="min-w-0">
                    <bdi className="block truncate text-14 font-medium">{facts.name || email}</bdi>
                    {facts.name && <span className="block truncate text-13 text-ink-muted">{email}</span>}
                  </span>
                  {email === assignee && (
                    <span className="ml-auto shrink-0 text-12 text-ink-muted">{t("Theirs now")}</span>
                  )}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <p role="status" className="text-14 text-ink-muted empty:hidden">
          {members.isSuccess && items.length === 0
            ? search
              ? t("No member has “{words}”.", { words: search })
              : t("There is nobody in the team yet. Invite somebody first.")
            : ""}
        </p>
        {members.hasNextPage && (
          <Button
            look="secondary"
            size="small"
            isLoading={members.isFetchingNextPage}
            onClick={() => void members.fetchNextPage()}
          >
            {t("Load more")}
          </Button>
        )}
      </div>
    </Modal>
  );
}

const SkeletonMembers = () => (
  <li aria-hidden="true" className="flex flex-col gap-1 motion-safe:animate-[appear_240ms_150ms_both]">
    {["one", "two", "three"].map((key) => (
      <span key={key} className="h-11 rounded-control bg-bg-muted" />
    ))}
  </li>
);
