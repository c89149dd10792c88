import { UserPlus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_COMPANY_ADMINS, MAX_COMPANY_NAME_LENGTH } from "#shared/reseller/constants.ts";
import { createCompany } from "#shared/reseller/endpoints.ts";
import type { Package } from "#shared/reseller/schema.ts";
import { AdminFields, focusNewest } from "./AdminFields.tsx";
import { type Draft, newRow } from "./draft.ts";
import { type Errors, errorsOf, refusedOf } from "./rowErrors.ts";

/** What most companies begin with, if there are as many. */
const USUAL = 5;

type Props = {
  pack: Package | null;
  /** of whoever makes it: nobody gets more */
  permissions: readonly number[];
  onAdded(): Promise<unknown>;
  onClose(): void;
  /** to more signatures; null: they are the owner's to buy */
  onEnlarge: (() => void) | null;
};

/** A company with a part of the package, and the people who are invited to administrate it. */
export function NewCompany({ pack, permissions, onAdded, onClose, onEnlarge }: Props) {
  const { call } = useApp();
  const free = pack ? Math.max(0, pack.signatures - pack.given) : null;
  const [draft, setDraft] = useState<Draft>({
    name: "",
    signatures: String(Math.max(1, Math.min(USUAL, free ?? USUAL))),
    rows: [],
  });
  const [errors, setErrors] = useState<Errors>({});
  const { isBusy, problem, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const isFull = free === 0;

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(draft, free, 0);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    const { name, signatures, rows } = draft;
    void attempt(async () => {
      try {
        const made = await call(createCompany, {
          body: {
            name,
            signatures: Number(signatures),
            admins: rows.map(({ userEmail, username, permissions }) => ({
              userEmail,
              username,
              permissions: [...permissions],
            })),
          },
        });
        showToast({ kind: "success", text: t("Company {name} added", { name: made.name }) });
        onClose();
        await onAdded();
      } catch (error) {
        if (error instanceof ApiError)
          setErrors(
            refusedOf(
              error.errors,
              rows.map(({ key }) => key),
            ),
          );
        throw error;
      }
    });
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="large"
      title={t("Add a company")}
      description={t("A client of yours, with signatures, people and numbers that nobody else sees.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          {isFull && onEnlarge ? (
            <Button
              onClick={() => {
                onClose();
                onEnlarge();
              }}
            >
              {t("Change the package")}
            </Button>
          ) : (
            <Button type="submit" form="new-company" isLoading={isBusy} disabled={isFull}>
              {t("Add the company")}
            </Button>
          )}
        </>
      }
    >
      {isFull && (
        <InlineAlert kind="info" className="mt-4">
          {onEnlarge
            ? t("All signatures of your package are given out. Enlarge it, or give another company fewer.")
            : t("All signatures of the package are given out. Whoever owns the agency can enlarge it.")}
        </InlineAlert>
      )}
      <form ref={form} id="new-company" noValidate onSubmit={save} className="mt-4 space-y-5">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label={t("Name")}
            maxLength={MAX_COMPANY_NAME_LENGTH}
            value={draft.name}
            error={errors.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
          <Input
            label={t("Signatures")}
            type="number"
            inputMode="numeric"
            min={1}
            value={draft.signatures}
            error={errors.signatures}
            hint={
              free === null
                ? undefined
                : t("{count, plural, one {# is} other {# are}} left in your package.", { count: free })
            }
            onChange={({ target }) => setDraft({ ...draft, signatures: target.value })}
          />
        </div>
        {draft.rows.length > 0 && (
          <ul className="space-y-3" aria-label={t("Administrators")}>
            {draft.rows.map((row) => (
              <AdminFields
                key={row.key}
                row={row}
                errors={{ userEmail: errors[`${row.key}.userEmail`], username: errors[`${row.key}.username`] }}
                isTheirs={false}
                canPromote={false}
                given={permissions}
                nowMs={null}
                onChange={(next) =>
                  setDraft({ ...draft, rows: draft.rows.map((other) => (other.key === next.key ? next : other)) })
                }
                onDrop={() => setDraft({ ...draft, rows: draft.rows.filter(({ key }) => key !== row.key) })}
              />
            ))}
          </ul>
        )}
        <Button
          look="secondary"
          size="small"
          icon={<UserPlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          disabled={draft.rows.length >= MAX_COMPANY_ADMINS}
          onClick={() => {
            setDraft({ ...draft, rows: [...draft.rows, newRow(permissions)] });
            requestAnimationFrame(() => focusNewest(form.current));
          }}
        >
          {t("Add an administrator")}
        </Button>
      </form>
    </Modal>
  );
}
