import { Building2, FileSpreadsheet, FolderInput } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { useCommands } from "#client/lib/commands.ts";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { MORE_PARAM } from "#client/lib/more.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { SeatMeter } from "#client/ui/SeatMeter.tsx";
import { Select } from "#client/ui/Select.tsx";
import { msg, t, translated } from "#shared/languages/translate.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { MAX_COMPANY_SEARCH_LENGTH } from "#shared/reseller/constants.ts";
import { company as read, updateCompany } from "#shared/reseller/endpoints.ts";
import type { Company, CompanySort } from "#shared/reseller/schema.ts";
import type { CompaniesData } from "../CompaniesScreen.loader.ts";
import { useOffers } from "../offers/useOffers.ts";
import { WaitingOffers } from "../offers/WaitingOffers.tsx";
import { useNow } from "../useNow.ts";
import { COLUMNS, CompanyRow } from "./CompanyRow.tsx";
import { useCompanies } from "./useCompanies.ts";
import { UNFILTERED, type Wanted } from "./wanted.ts";

const HandOverCompany = lazyPart(async () => (await import("../offers/HandOverCompany.tsx")).HandOverCompany);
const TakeIn = lazyPart(async () => (await import("../offers/TakeIn.tsx")).TakeIn);
const CompanyDialog = lazyPart(async () => (await import("./CompanyDialog.tsx")).CompanyDialog);
const NewCompany = lazyPart(async () => (await import("./NewCompany.tsx")).NewCompany);
const BulkCompany = lazyPart(async () => (await import("../bulk/BulkCompany.tsx")).BulkCompany);
const Unfinished = lazyPart(async () => (await import("../bulk/Unfinished.tsx")).Unfinished);
const PackageDialog = lazyPart(async () => (await import("../package/PackageDialog.tsx")).PackageDialog);

/** Rows that a window shows before it is scrolled. */
const DRAWN_FIRST = 12;

const ORDERS: readonly { value: CompanySort; label: string }[] = [
  { value: "name", label: msg("By name") },
  { value: "used", label: msg("Most signatures") },
  { value: "activity", label: msg("Last active") },
];
const STATES = [
  { value: "", label: msg("In use") },
  { value: "archived", label: msg("Archived") },
];

/** The agency's package, its companies, and what can be done with them. */
export function CompanyList({ hub, first, offers: waiting }: CompaniesData) {
  const { call } = useApp();
  const [wanted, setWanted] = useState<Wanted>(UNFILTERED);
  const list = useCompanies(hub.group, first, wanted);
  const { companies, hasMore, isLoading, isSearching, problem, news } = list;
  const [edited, setEdited] = useState<Company | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isBulking, setBulking] = useState(false);
  const [isSizing, setSizing] = useState(false);
  const [handed, setHanded] = useState<Company | null>(null);
  const [isTaking, setTaking] = useState(false);
  const { offers, refresh: refreshOffers } = useOffers(waiting);
  const [restored, setRestored] = useState<string | null>(null);
  const nowMs = useNow();
  const body = useRef<HTMLTableSectionElement>(null);
  const isOwner = hub.role === RESELLER_ROLES.owner;
  const isAdmin = isOwner || hub.role === RESELLER_ROLES.accountAdmin;
  const drawn = nowMs === null ? companies.slice(0, DRAWN_FIRST) : companies;
  useCommands(() =>
    isAdmin
      ? [{ id: "add-company", label: t("Add a company"), group: "places", keys: ["n"], run: () => setAdding(true) }]
      : [],
  );
  const onSearch = useCallback(
    (search: string) => setWanted((now) => (now.search === search ? now : { ...now, search })),
    [],
  );

  const [query, setQuery] = useSearchParams();
  const wantsMore = query.get(MORE_PARAM);
  // From a company that has no place left: to its part of the package where there is some, else to the package.
  useEffect(() => {
    if (wantsMore === null || !isAdmin) return;
    setQuery(
      (now) => {
        now.delete(MORE_PARAM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    const isFull = first.package !== null && first.package.given >= first.package.signatures;
    if (isOwner && isFull) return setSizing(true);
    call(read, { params: { group: wantsMore } }).then(setEdited, (error) =>
      showToast({ kind: "error", text: messageOf(error) }),
    );
  }, [wantsMore, isAdmin, isOwner, first, call, setQuery]);
  // A mail leads to one of them.
  useEffect(() => {
    const group = new URLSearchParams(location.search).get("edit");
    if (!group || !isAdmin) return;
    history.replaceState(history.state, "", location.pathname);
    call(read, { params: { group } }).then(setEdited, (error: unknown) =>
      showToast({ kind: "error", text: messageOf(error) }),
    );
  }, [call, isAdmin]);

  /** the place in the list that has just been emptied */
  const emptied = useRef<number | null>(null);
  useEffect(() => {
    if (emptied.current === null || edited) return;
    const index = Math.min(emptied.current, companies.length - 1);
    emptied.current = null;
    const next = body.current?.children[index]?.querySelector<HTMLElement>("a, button");
    (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [companies, edited]);

  const restore = async (company: Company) => {
    if (restored !== null) return;
    setRestored(company.group);
    try {
      const { group, v, name } = company;
      await call(updateCompany, { body: { group, v, archived: false } });
      showToast({ kind: "success", text: t("{name} is in use again.", { name }) });
      emptied.current = companies.indexOf(company);
    } catch (error) {
      showToast({ kind: "error", text: `${company.name}: ${messageOf(error)}` });
    } finally {
      await list.refresh();
      setRestored(null);
    }
  };

  const isFiltered = wanted.search !== "" || wanted.archived;
  const isAlone = companies.length === 0 && !isFiltered && !isSearching && !problem;
  const add = isAdmin && (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col-reverse">
      {isOwner && (
        <Button
          look="secondary"
          icon={<FolderInput className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          className="max-sm:w-full"
          onClick={() => setTaking(true)}
        >
          {t("Take in a team")}
        </Button>
      )}
      <Button
        look="secondary"
        icon={<FileSpreadsheet className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        className="max-sm:w-full"
        onClick={() => setBulking(true)}
      >
        {t("Add a company from a file")}
      </Button>
      <Button
        icon={<Building2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        className="max-sm:w-full"
        onClick={() => setAdding(true)}
      >
        {t("Add a company")}
      </Button>
    </div>
  );
  const offerOf = (group: string) => offers.find((offer) => offer.group === group) ?? null;
  /** Somebody may have answered: then a company has come, or is gone. */
  const refreshAll = () => Promise.all([refreshOffers(), list.refresh()]);
  return (
    <>
      {!isAlone && add}
      <div className="w-full">
        {isAdmin && <UnconfirmedNotice className="mb-4" />}
        {isAdmin && nowMs !== null && !isBulking && (
          <Suspense>
            <Unfinished group={null} onDone={list.refresh} />
          </Suspense>
        )}
        {list.package && (
          <section
            aria-label={t("Package")}
            className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-surface px-5 py-4 shadow-2"
          >
            <div className="min-w-0 flex-1" style={{ minWidth: "14rem" }}>
              <p className="mb-1 text-13 text-ink-muted">{t("Signatures of your package that companies have")}</p>
              <SeatMeter seats={list.package.signatures} used={list.package.given} things="signatures" />
            </div>
            {isOwner && (
              <Button look="secondary" className="max-sm:w-full" onClick={() => setSizing(true)}>
                {t("Change the package")}
              </Button>
            )}
          </section>
        )}
        <WaitingOffers offers={offers} onGone={refreshAll} />
        {isAlone ? (
          <EmptyState
            title={t("Your first company")}
            text={
              isAdmin
                ? t(
                    "Each client of yours is a company with its own signatures, people and numbers. You give it signatures of your package, and choose who administrates it.",
                  )
                : t("You administrate no company now. Whoever runs the agency can give you one.")
            }
            action={add}
          />
        ) : (
          <>
            <div className="flex flex-wrap items-end gap-3">
              <div className="flex-1 max-sm:w-full">
                <SearchField
                  label={t("Search companies")}
                  group="places"
                  maxLength={MAX_COMPANY_SEARCH_LENGTH}
                  onSearch={onSearch}
                />
              </div>
              <div className="grid grid-cols-2 gap-3 max-sm:w-full">
                <Select
                  label={t("Show")}
                  options={translated(STATES)}
                  value={wanted.archived ? "archived" : ""}
                  onChange={({ target }) => setWanted({ ...wanted, archived: target.value !== "" })}
                />
                <Select
                  label={t("Order")}
                  options={translated(ORDERS)}
                  value={wanted.sort}
                  onChange={({ target }) => setWanted({ ...wanted, sort: target.value as CompanySort })}
                />
              </div>
            </div>
            {problem && (
              <div className="mt-4">
                <RetryAlert retry={list.retry}>{problem}</RetryAlert>
              </div>
            )}
            {companies.length > 0 && (
              <table
                aria-busy={isSearching}
                aria-label={t("Companies")}
                className="mt-4 block w-full text-14 aria-busy:opacity-60 lg:overflow-clip lg:rounded-card lg:bg-surface lg:shadow-2"
              >
                <thead className="block max-lg:sr-only">
                  <tr
                    className={`grid items-center gap-x-4 border-b border-line px-4 py-2 text-12 text-ink-muted ${COLUMNS}`}
                  >
                    {[
                      t("Company"),
                      t("Signatures"),
                      t("Administrators"),
                      wanted.archived ? t("Archived") : t("Last activity"),
                    ].map((heading) => (
                      <th key={heading} scope="col" className="p-0 text-left font-medium">
                        {heading}
                      </th>
                    ))}
                    <th scope="col" className="p-0">
                      <span className="sr-only">{t("Actions")}</span>
                    </th>
                  </tr>
                </thead>
                <tbody ref={body} className="block max-lg:space-y-3 lg:divide-y lg:divide-line">
                  {drawn.map((company) => (
                    <CompanyRow
                      key={company.group}
                      company={company}
                      nowMs={nowMs}
                      offeredTo={offerOf(company.group)?.email ?? null}
                      isBusy={restored === company.group}
                      onEdit={isAdmin && !company.archivedAt ? () => setEdited(company) : null}
                      onRestore={isAdmin && company.archivedAt ? () => void restore(company) : null}
                    />
                  ))}
                </tbody>
              </table>
            )}
            {companies.length === 0 && !isSearching && !problem && (
              <p className="mt-4 rounded-card bg-surface px-6 py-12 text-center text-ink-muted shadow-2">
                {wanted.search
                  ? t("No company has “{words}”.", { words: wanted.search })
                  : t("No company is archived.")}
              </p>
            )}
            {isSearching && companies.length === 0 && (
              <p className="mt-4 text-center text-14 text-ink-muted">{t("Loading")}</p>
            )}
            {hasMore && (
              <div className="mt-6 text-center">
                <Button look="secondary" isLoading={isLoading} onClick={() => void list.loadMore()}>
                  {t("Load more")}
                </Button>
              </div>
            )}
            <p role="status" className="sr-only">
              {isFiltered && !isSearching
                ? t("{count, plural, one {# company} other {# companies}} found", { count: companies.length })
                : news}
            </p>
          </>
        )}
        <Suspense fallback={<DialogOnItsWay />}>
          {edited && (
            <CompanyDialog
              company={edited}
              hub={hub}
              pack={list.package}
              onSaved={(company) => {
                if (company.archivedAt) emptied.current = companies.findIndex(({ group }) => group === company.group);
                list.put(company);
                void list.refresh();
              }}
              onClose={() => setEdited(null)}
              onEnlarge={isOwner ? () => setSizing(true) : null}
              offer={offerOf(edited.group)}
              onHandOver={isOwner ? () => setHanded(edited) : null}
              onWithdrawn={refreshAll}
            />
          )}
          {handed && <HandOverCompany company={handed} onMade={refreshOffers} onClose={() => setHanded(null)} />}
          {isTaking && <TakeIn hub={hub} pack={list.package} onMade={refreshOffers} onClose={() => setTaking(false)} />}
          {isAdding && (
            <NewCompany
              pack={list.package}
              permissions={hub.permissions}
              onAdded={list.refresh}
              onClose={() => setAdding(false)}
              onEnlarge={isOwner ? () => setSizing(true) : null}
            />
          )}
          {isBulking && (
            <BulkCompany
              onAdded={list.refresh}
              onClose={() => setBulking(false)}
              onEnlarge={isOwner ? () => setSizing(true) : null}
            />
          )}
          {isSizing && list.package && (
            <PackageDialog pack={list.package} onChanged={list.refresh} onClose={() => setSizing(false)} />
          )}
        </Suspense>
      </div>
    </>
  );
}
