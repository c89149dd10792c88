import clsx from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { Select } from "#client/ui/Select.tsx";
import { msg, t, translated } from "#shared/languages/translate.ts";
import { MAX_MEMBER_SEARCH_LENGTH } from "#shared/members/constants.ts";
import type { Wanted } from "./wanted.ts";

const ALL = { value: "", label: msg("All") };
type Choice = { value: string; label: string };
const FILTERS: readonly { name: "status" | "role" | "signature"; label: string; options: readonly Choice[] }[] = [
  {
    name: "status",
    label: msg("Status"),
    options: [
      ALL,
      { value: "invited", label: msg("Invited") },
      { value: "pending", label: msg("Pending") },
      { value: "registered", label: msg("Registered") },
    ],
  },
  {
    name: "role",
    label: msg("Role"),
    options: [ALL, { value: "member", label: msg("Members") }, { value: "admin", label: msg("Admins") }],
  },
  {
    name: "signature",
    label: msg("Signature"),
    options: [
      ALL,
      { value: "none", label: msg("Nothing assigned") },
      { value: "never", label: msg("Not installed") },
      { value: "outdated", label: msg("Has not re-installed") },
      { value: "current", label: msg("Installed") },
    ],
  },
];
const ORDERS = [
  { value: "name", label: msg("By name") },
  { value: "newest", label: msg("Newest first") },
];

type Props = { wanted: Wanted; onWanted(change: Partial<Wanted>): void; onSearch(words: string): void };

/** Words, filters and order of the list; on a phone the filters come when asked for. */
export function Filters({ wanted, onWanted, onSearch }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = FILTERS.filter(({ name }) => wanted[name]).length;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
      <div className="flex flex-1 items-center gap-2 lg:flex-none">
        <div className="flex-1">
          <SearchField
            label={t("Search members")}
            group="members"
            maxLength={MAX_MEMBER_SEARCH_LENGTH}
            onSearch={onSearch}
          />
        </div>
        <Button
          look="secondary"
          className="lg:hidden"
          icon={<SlidersHorizontal className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t("Filters: {count}", { count }) : t("Filters")}
        </Button>
      </div>
      <div
        id={id}
        className={clsx(
          "grid w-full grid-cols-2 gap-3 sm:grid-cols-4 lg:ml-auto lg:flex lg:w-auto",
          !isOpen && "max-lg:hidden",
        )}
      >
        {FILTERS.map(({ name, label, options }) => (
          <Select
            key={name}
            label={t(label)}
            options={translated(options)}
            value={wanted[name] ?? ""}
            className={clsx(wanted[name] && "border-primary")}
            onChange={({ target }) => onWanted({ [name]: target.value || undefined })}
          />
        ))}
        <Select
          label={t("Order")}
          options={translated(ORDERS)}
          value={wanted.sort}
          onChange={({ target }) => onWanted({ sort: target.value as Wanted["sort"] })}
        />
      </div>
    </div>
  );
}
