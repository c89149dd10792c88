import { useMutation } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ChosenBar } from "#client/ui/ChosenBar.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINK_SEARCH_LENGTH, MAX_LINKS_AT_ONCE } from "#shared/links/constants.ts";
import { remove, switchMany } from "#shared/links/endpoints.ts";
import { LINK_STATES } from "#shared/links/rules.ts";
import { LINK_OF, type ShortLink } from "#shared/links/schema.ts";
import { KINDS, STATES } from "../words.ts";
import { LinkRow, shownAddress } from "./LinkRow.tsx";
import { type LinkPage, UNFILTERED, useLinks, type Wanted } from "./useLinks.ts";

const LinkDialog = lazyPart(async () => (await import("../edit/LinkDialog.tsx")).LinkDialog);
const CodeDialog = lazyPart(async () => (await import("../share/CodeDialog.tsx")).CodeDialog);
const ImportDialog = lazyPart(async () => (await import("../import/ImportDialog.tsx")).ImportDialog);

type Asked = { kind: "edit" | "code" | "delete"; link: ShortLink } | { kind: "create" | "import" };

/** The list of short links, and what can be done with them. */
export function LinkBoard({ first }: { first: LinkPage }) {
  const { call } = useApp();
  const session = useSession();
  const [wanted, setWanted] = useState<Wanted>(UNFILTERED);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useLinks(first, wanted);
  const { links } = list;
  const close = () => setAsked(null);
  const mayEdit = session?.entitlements.canEdit === true;

  const want = (part: Wanted) =>
    setWanted((before) => {
      const entries = Object.entries({ ...before, ...part }).filter(([, value]) => value);
      return Object.fromEntries(entries) as Wanted;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field tells it after each pause, and the function does the same always
  const onSearch = useCallback((search: string) => want({ search }), []);

  const switching = useMutation({
    mutationFn: ({ codes, isOn }: { codes: string[]; isOn: boolean }) => call(switchMany, { body: { codes, isOn } }),
    onSuccess: async ({ done }, { isOn }) => {
      const text = isOn
        ? t("{count, plural, one {The link is} other {# links are}} switched on", { count: done })
        : t("{count, plural, one {The link is} other {# links are}} switched off", { count: done });
      showToast({ kind: "success", text });
      setChosen(new Set());
      await list.refresh();
    },
    onError: (error) => void showToast({ kind: "error", text: messageOf(error) }),
  });
  const removing = useMutation({
    mutationFn: ({ code }: ShortLink) => call(remove, { params: { code } }),
    onSuccess: async () => {
      close();
      showToast({ kind: "success", text: t("Link deleted") });
      await list.refresh();
    },
  });

  const isFiltered = Object.keys(wanted).length > 0;
  const isEmpty = links.length === 0 && !isFiltered && !list.isSearching;
  const codes = links.filter(({ code }) => chosen.has(code)).map(({ code }) => code);
  const switchChosen = (isOn: boolean) => switching.mutate({ codes: codes.slice(0, MAX_LINKS_AT_ONCE), isOn });
  const buttons = mayEdit && (
    <div className="flex gap-3 max-sm:w-full">
      <Button
        look="secondary"
        icon={<FileUp className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setAsked({ kind: "import" })}
      >
        {t("Import")}
      </Button>
      <Button
        icon={<Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setAsked({ kind: "create" })}
      >
        {t("New link")}
      </Button>
    </div>
  );

  return (
    <>
      {buttons}
      <div className="w-full">
        {!isEmpty && <Filters wanted={wanted} tags={list.tags} onSearch={onSearch} onWanted={want} />}
        {codes.length > 0 && (
          <ChosenBar
            label={t("Chosen links")}
            count={codes.length}
            onAll={() => setChosen(new Set(links.slice(0, MAX_LINKS_AT_ONCE).map(({ code }) => code)))}
            onNone={() => setChosen(new Set())}
          >
            <Button look="secondary" size="small" isLoading={switching.isPending} onClick={() => switchChosen(true)}>
              {t("Switch on")}
            </Button>
            <Button look="secondary" size="small" isLoading={switching.isPending} onClick={() => switchChosen(false)}>
              {t("Switch off")}
            </Button>
          </ChosenBar>
        )}
        {list.problem && <RetryAlert retry={list.retry}>{list.problem}</RetryAlert>}
        {isEmpty && (
          <EmptyState
            title={t("No short link yet")}
            text={t(
              "Links of your signatures and pages come by themselves. Make one for anything else, or bring yours in.",
            )}
          />
        )}
        {links.length > 0 && (
          <ul
            aria-label={t("Short links")}
            className="mt-4 divide-y divide-line rounded-card bg-surface shadow-1 aria-busy:opacity-60"
            aria-busy={list.isSearching || undefined}
          >
            {links.map((link) => (
              <LinkRow
                key={link.code}
                link={link}
                isChosen={chosen.has(link.code)}
                onChoose={(isOn) =>
                  setChosen((before) => {
                    const after = new Set(before);
                    if (isOn) after.add(link.code);
                    else after.delete(link.code);
                    return after;
                  })
                }
                onEdit={() => setAsked({ kind: "edit", link })}
                onCode={() => setAsked({ kind: "code", link })}
                onSwitch={() => switching.mutate({ codes: [link.code], isOn: !link.isOn })}
                onDelete={() => setAsked({ kind: "delete", link })}
              />
            ))}
          </ul>
        )}
        {links.length === 0 && isFiltered && !list.isSearching && (
          <p className="mt-10 text-center text-14 text-ink-muted">{t("No short link fits.")}</p>
        )}
        <p role="status" className="sr-only">
          {list.news}
        </p>
        {list.hasMore && (
          <div className="mt-6 text-center">
            <Button look="secondary" isLoading={list.isLoading} onClick={() => void list.loadMore()}>
              {t("Load more")}
            </Button>
          </div>
        )}
      </div>
      <Suspense fallback={<DialogOnItsWay />}>
        {(asked?.kind === "create" || asked?.kind === "edit") && (
          <LinkDialog
            link={asked.kind === "edit" ? asked.link : null}
            hosts={list.hosts}
            canShape={session?.entitlements.canShapeLinks === true}
            onSaved={list.refresh}
            onClose={close}
          />
        )}
        {asked?.kind === "code" && <CodeDialog link={asked.link} onClose={close} />}
        {asked?.kind === "import" && <ImportDialog hosts={list.hosts} onMade={list.refresh} onClose={close} />}
      </Suspense>
      {asked?.kind === "delete" && (
        <ConfirmModal
          isOpen
          isDangerous
          title={t("Delete the link {address}?", { address: shownAddress(asked.link) })}
          description={t(
            "It leads nowhere then, wherever it is printed or posted, and its address is kept from others for 30 days. What was counted stays.",
          )}
          action={t("Delete link")}
          isLoading={removing.isPending}
          error={removing.error ? messageOf(removing.error) : undefined}
          onConfirm={() => removing.mutate(asked.link)}
          onClose={close}
        />
      )}
    </>
  );
}

type FiltersProps = {
  wanted: Wanted;
  tags: readonly string[];
  onSearch(words: string): void;
  onWanted(part: Wanted): void;
};

function Filters({ wanted, tags, onSearch, onWanted }: FiltersProps) {
  const all = { value: "", label: t("All") };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-60">
        <SearchField label={t("Search links")} group="links" maxLength={MAX_LINK_SEARCH_LENGTH} onSearch={onSearch} />
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:ml-auto sm:grid-cols-3">
        <Select
          label={t("Made for")}
          options={[all, ...LINK_OF.map((value) => ({ value, label: t(KINDS[value]) }))]}
          value={wanted.of ?? ""}
          onChange={({ target }) => onWanted({ of: (target.value || undefined) as Wanted["of"] })}
        />
        <Select
          label={t("State")}
          options={[all, ...LINK_STATES.map((value) => ({ value, label: t(STATES[value].label) }))]}
          value={wanted.state ?? ""}
          onChange={({ target }) => onWanted({ state: (target.value || undefined) as Wanted["state"] })}
        />
        {tags.length > 0 && (
          <Select
            label={t("Tag")}
            options={[all, ...tags.map((value) => ({ value, label: value }))]}
            value={wanted.tag ?? ""}
            onChange={({ target }) => onWanted({ tag: target.value || undefined })}
          />
        )}
        <Select
          label={t("Order")}
          options={[
            { value: "", label: t("Newest first") },
            { value: "oldest", label: t("Oldest first") },
            { value: "clicks", label: t("Most clicks first") },
          ]}
          value={wanted.sort ?? ""}
          onChange={({ target }) => onWanted({ sort: (target.value || undefined) as Wanted["sort"] })}
        />
      </div>
    </div>
  );
}
