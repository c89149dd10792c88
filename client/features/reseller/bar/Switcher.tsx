import { keepPreviousData, useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Check } from "lucide-react";
import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { controlLook } from "#client/ui/Field.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { closeWhenMoved, placePopover } from "#client/ui/placePopover.ts";
import type { User } from "#shared/account/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_COMPANY_SEARCH_LENGTH } from "#shared/reseller/constants.ts";
import { searchCompanies } from "#shared/reseller/endpoints.ts";
import { sameScreen } from "#shared/reseller/paths.ts";
import { pathTo } from "#shared/routes.ts";
import { forgetVisit, recentOf, type Visited } from "./recent.ts";

/** Quiet time before the words are looked for. */
const AFTER_MS = 200;
/** So many are offered at once; the others are found by their name. */
const MOST = 20;
const HEIGHT_PX = 420;

type Props = { user: User; company: Visited; isSmall?: boolean };

/** The name of the company, and the ways to the same screen of others: those that somebody was in last first. */
export function Switcher({ user, company, isSmall = false }: Props) {
  const { call } = useApp();
  const id = useId();
  const here = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [words, setWords] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWords(text.trim()), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => (isOpen ? closeWhenMoved(button.current, panel.current) : undefined), [isOpen]);
  const group = user.resellerData?.group ?? company.group;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["switcher", group, words],
    queryFn: ({ signal }) => call(searchCompanies, { body: { group, search: words, limit: MOST } }, { signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const found = data?.items ?? [];
  // All of them are known where there are no more: one that is not among them is archived, or not theirs any more.
  const isGone = (one: Visited) =>
    data !== undefined &&
    !isPlaceholderData &&
    !data.hasMore &&
    words === "" &&
    !found.some(({ group }) => group === one.group);
  const visited = isOpen && words === "" ? recentOf(user.id).filter((one) => one.group !== company.group) : [];
  const recent = visited.filter((one) => !isGone(one));
  const gone = visited.filter(isGone).map(({ group }) => group);
  useEffect(() => {
    for (const group of gone) forgetVisit(user.id, group);
  });
  const others = found.filter(({ group }) => !recent.some((one) => one.group === group));

  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !button.current || !panel.current) return;
    placePopover(button.current, panel.current, HEIGHT_PX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ways = [...(panel.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = ways.indexOf(document.activeElement as HTMLElement);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) {
      // The first that is found is what was meant.
      if (event.key === "Enter" && at === 0) ways[1]?.click();
      return;
    }
    event.preventDefault();
    ways.at((at + by) % ways.length)?.focus();
  };
  const close = () => panel.current?.hidePopover();

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className={clsx(
          "flex max-w-full items-center gap-2 rounded-control px-2 hover:bg-brand-soft",
          isSmall ? "min-h-9 text-13 font-medium" : "min-h-10 text-16 font-semibold touch:min-h-11",
        )}
        style={{ marginLeft: "-0.5rem" }}
      >
        <span className="sr-only">{t("Company")}: </span>
        <bdi className="truncate">{company.name}</bdi>
        <Icon name="chevronDown" className="size-4 shrink-0" />
        <span className="sr-only">{t("Change to another company")}</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t("Change to another company")}
        style={{ width: "20rem", maxWidth: "calc(100vw - 2rem)" }}
        className="m-0 rounded-card border border-line bg-surface-raised p-2 text-14 text-ink shadow-3"
        onBeforeToggle={onBeforeToggle}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open") panel.current?.querySelector("input")?.focus();
          else setText("");
        }}
        onKeyDown={onKeyDown}
      >
        <label htmlFor={`${id}search`} className="sr-only">
          {t("Search companies")}
        </label>
        <input
          id={`${id}search`}
          type="search"
          dir="auto"
          autoComplete="off"
          placeholder={t("Search companies")}
          maxLength={MAX_COMPANY_SEARCH_LENGTH}
          className={controlLook()}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mt-2 overflow-y-auto" style={{ maxHeight: "min(18rem, 50dvh)" }}>
          {recent.length > 0 && (
            <List label={t("Recent")} items={recent} here={here} now={company.group} onChosen={close} />
          )}
          {others.length > 0 && (
            <List
              label={recent.length > 0 ? t("All companies") : t("Companies")}
              items={others}
              here={here}
              now={company.group}
              onChosen={close}
            />
          )}
          {error && <p className="px-3 py-2 text-13 text-danger">{messageOf(error)}</p>}
          {data && found.length === 0 && (
            <p role="status" className="px-3 py-2 text-13 text-ink-muted">
              {t("No company has “{words}”.", { words })}
            </p>
          )}
        </div>
        <Link
          to={pathTo("account-companies")}
          className="mt-2 flex min-h-10 items-center rounded-control px-3 font-medium text-link hover:bg-brand-soft touch:min-h-11"
          onClick={close}
        >
          {t("See all companies")}
        </Link>
      </div>
    </>
  );
}

type ListProps = {
  label: string;
  items: readonly Visited[];
  here: { pathname: string };
  /** the one that is shown */
  now: string;
  onChosen(): void;
};

const List = ({ label, items, here, now, onChosen }: ListProps) => (
  <>
    <p aria-hidden="true" className="px-3 pt-1 pb-1 text-12 text-ink-subtle">
      {label}
    </p>
    <ul aria-label={label}>
      {items.map(({ group, name }) => (
        <li key={group}>
          <Link
            to={sameScreen(here, group)}
            data-ahead
            aria-current={group === now || undefined}
            className="flex min-h-10 items-center gap-3 rounded-control px-3 hover:bg-brand-soft focus-visible:-outline-offset-2 touch:min-h-11"
            onClick={onChosen}
          >
            <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
            {group === now && <Check className="size-4 shrink-0 text-link" strokeWidth={2} aria-hidden="true" />}
          </Link>
        </li>
      ))}
    </ul>
  </>
);
