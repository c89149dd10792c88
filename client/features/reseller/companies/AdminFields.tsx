import clsx from "clsx";
import { Send, Trash2, Undo2 } from "lucide-react";
import { Badge } from "#client/ui/Badge.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Select } from "#client/ui/Select.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { msg, t, translated } from "#shared/languages/translate.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import type { Admin } from "#shared/reseller/schema.ts";
import { statusOf } from "../adminStatus.ts";
import { Permissions } from "../Permissions.tsx";
import { fateOf, type Row, undone } from "./draft.ts";

const ROLES = [
  { value: String(RESELLER_ROLES.companyAdmin), label: msg("Of this company") },
  { value: String(RESELLER_ROLES.accountAdmin), label: msg("Of the whole agency") },
];
const MARKS = { changed: msg("Edited"), new: msg("Will be invited"), deleted: msg("Will be deleted") } as const;

type Props = {
  row: Row;
  /** what is wrong with it, by field */
  errors: Partial<Record<"userEmail" | "username", string>>;
  /** others have changed it meanwhile */
  isTheirs: boolean;
  /** to give somebody all of the agency is the owner's */
  canPromote: boolean;
  /** the codes of whoever edits: nobody gives others */
  given: readonly number[];
  nowMs: number | null;
  onChange(row: Row): void;
  /** who was never saved leaves at once */
  onDrop(): void;
  /** mails the link anew to who has not answered; missing: nobody was mailed yet */
  onResend?: () => void;
};

/** One administrator of a company: who they are, what they may do, and what will become of them. */
export function AdminFields({ row, errors, isTheirs, canPromote, given, nowMs, onChange, onDrop, onResend }: Props) {
  const fate = fateOf(row);
  const name = row.username || row.userEmail;
  const status = row.before && statusOf(row.before, nowMs);
  return (
    <li
      data-fate={fate}
      style={isTheirs ? { borderColor: "var(--warning)" } : undefined}
      className={clsx(
        "relative space-y-3 rounded-card border bg-surface p-4",
        fate === "same" ? "border-line" : "border-primary",
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {row.before ? (
            <>
              <p className={clsx("truncate font-medium", fate === "deleted" && "text-ink-muted line-through")}>
                <bdi>{name}</bdi>
              </p>
              {row.username && <p className="truncate text-13 text-ink-muted">{row.userEmail}</p>}
            </>
          ) : (
            <p className="font-medium">{name ? <bdi>{name}</bdi> : t("New administrator")}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {status && <StatusPill kind={status.kind}>{status.word}</StatusPill>}
            {fate !== "same" && <Badge>{t(MARKS[fate])}</Badge>}
            {isTheirs && <StatusPill kind="warning">{t("Changed by somebody else meanwhile")}</StatusPill>}
          </p>
        </div>
        {onResend && row.before?.status === "invited" && fate !== "deleted" && (
          <IconButton
            label={t("Send {name} the invitation again", { name })}
            icon={<Send className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            onClick={onResend}
          />
        )}
        {(fate === "changed" || fate === "deleted") && (
          <IconButton
            label={t("Undo the change of {name}", { name })}
            icon={<Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => onChange(undone(row))}
          />
        )}
        {fate !== "deleted" && (
          <IconButton
            label={name ? t("Delete {name}", { name }) : t("Delete the new administrator")}
            icon={<Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => (row.before ? onChange({ ...row, isDeleted: true }) : onDrop())}
          />
        )}
      </div>
      {!row.before && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Input
            data-new
            label={t("Name")}
            value={row.username}
            error={errors.username}
            onChange={({ target }) => onChange({ ...row, username: target.value })}
          />
          <Input
            label={t("Email address")}
            type="email"
            value={row.userEmail}
            error={errors.userEmail}
            onChange={({ target }) => onChange({ ...row, userEmail: target.value })}
          />
        </div>
      )}
      {fate !== "deleted" && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {canPromote && row.before && (
            <Select
              label={t("Administrator")}
              size="small"
              options={translated(ROLES)}
              value={String(row.role)}
              onChange={({ target }) => onChange({ ...row, role: Number(target.value) as Admin["role"] })}
            />
          )}
          <Permissions
            label={name ? t("What {name} may do", { name }) : t("What they may do")}
            isLabelHidden
            value={row.permissions}
            given={[...given, ...(row.before?.permissions ?? [])]}
            onChange={(permissions) => onChange({ ...row, permissions })}
          />
        </div>
      )}
    </li>
  );
}

/** Leads to the fields of who was added last. */
export const focusNewest = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll<HTMLElement>("[data-new]") ?? [])].at(-1)?.focus();
