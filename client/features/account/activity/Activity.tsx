import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { saveFile } from "#client/lib/saveFile.ts";
import { claimsOf } from "#client/lib/session.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { AUDIT_KINDS, type AuditKind } from "#shared/audit/acts.ts";
import { AUDIT_DAYS, MAX_AUDIT_SEARCH_LENGTH } from "#shared/audit/constants.ts";
import * as endpoints from "#shared/audit/endpoints.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { managesOthers } from "#shared/members/rules.ts";
import { useIsInPerson } from "../InPerson.tsx";
import { KINDS, SENTENCES } from "./acts.ts";
import { Row } from "./Row.tsx";

const SCOPES = {
  own: { list: endpoints.own, file: endpoints.ownFile },
  team: { list: endpoints.team, file: endpoints.teamFile },
  all: { list: endpoints.all, file: endpoints.allFile },
} as const;
type Scope = keyof typeof SCOPES;
const ALL_KINDS = "all";

/** What happened in the account, in the team of whoever manages one, and for super administrators everywhere. */
export function Activity() {
  const scopes = useScopes();
  const [scope, setScope] = useState<Scope>(scopes[0]?.value ?? "own");
  return (
    <div id="activity" className="scroll-mt-24">
      <PageCard
        title={t("Activity")}
        text={t("What was done here, and by whom. It is kept for {days} days and cannot be changed.", {
          days: AUDIT_DAYS,
        })}
      >
        {scopes.length > 1 && (
          <SegmentedControl<Scope>
            label={t("Whose activity")}
            isLabelHidden
            options={scopes}
            value={scope}
            onChange={setScope}
            className="mb-4"
          />
        )}
        <LogList key={scope} scope={scope} />
      </PageCard>
    </div>
  );
}

function useScopes(): { value: Scope; label: string }[] {
  const session = useSession();
  if (!session) return [];
  const { roles = [] } = claimsOf(session.token);
  return [
    { value: "own", label: t("Your account") },
    ...(managesOthers(session.user) ? [{ value: "team" as const, label: t("Your team") }] : []),
    ...(roles.includes(SUPER_ADMIN) ? [{ value: "all" as const, label: t("Everybody") }] : []),
  ];
}

function LogList({ scope }: { scope: Scope }) {
  const { call } = useApp();
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<AuditKind | typeof ALL_KINDS>(ALL_KINDS);
  // Typing goes on while the list before is still shown.
  const words = useDeferredValue(search.trim());
  const filter = { ...(kind !== ALL_KINDS && { kind }), ...(words && { search: words, acts: actsNamed(words) }) };
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["log", scope, filter],
    queryFn: ({ pageParam, signal }) =>
      call(SCOPES[scope].list, { querystring: { ...filter, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const mayDownload = useIsInPerson({ call: SCOPES[scope].file });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = words !== "" || kind !== ALL_KINDS;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <Input
          type="search"
          label={t("Search")}
          fieldClassName="sm:col-span-2"
          maxLength={MAX_AUDIT_SEARCH_LENGTH}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          label={t("Kind")}
          value={kind}
          onChange={({ target }) => setKind(target.value as typeof kind)}
          options={[
            { value: ALL_KINDS, label: t("All kinds") },
            ...AUDIT_KINDS.map((value) => ({ value, label: t(KINDS[value]) })),
          ]}
        />
        {mayDownload && <FileButton scope={scope} filter={filter} />}
      </div>
      {error && (
        <InlineAlert kind="danger" className="mt-4">
          {messageOf(error)}
        </InlineAlert>
      )}
      {!data && !error && (
        <div className="mt-6">
          <Spinner label={t("Loading")} />
        </div>
      )}
      {data && items.length === 0 && (
        <p
          role="status"
          className="mt-6 rounded-card border-2 border-dashed border-line px-4 py-8 text-center text-14 text-ink-muted"
        >
          {isFiltered ? t("Nothing fits that.") : t("Nothing has happened yet.")}
        </p>
      )}
      <ul className="mt-4 divide-y divide-line" aria-label={t("Activity")}>
        {items.map((item) => (
          <Row key={item.id} item={item} hasSubject={scope !== "own"} />
        ))}
      </ul>
      {items.some(({ from }) => from) && (
        <p className="mt-4 text-13 text-ink-subtle">
          {t("A place is a network: the same letters mean the same one. Its address itself is not kept.")}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="secondary"
          size="small"
          className="mt-4"
          isLoading={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {items.length > 0 ? t("Show more") : t("Look further back")}
        </Button>
      )}
    </>
  );
}

/** The acts whose sentence, in the reader's language, has all the words. */
const actsNamed = (text: string): string => {
  const words = text.toLowerCase().split(/\s+/);
  return Object.entries(SENTENCES)
    .filter(([, sentence]) => words.every((word) => t(sentence).toLowerCase().includes(word)))
    .map(([act]) => act)
    .join(",");
};

function FileButton({ scope, filter }: { scope: Scope; filter: object }) {
  const { call } = useApp();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchFile = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const file = await call(SCOPES[scope].file, { querystring: filter });
      saveFile(file, `signoff-log-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look="secondary" className="w-full" isLoading={isBusy} onClick={() => void fetchFile()}>
        {t("Download CSV")}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
