import clsx from "clsx";
import { Archive, LogOut, UserPlus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { FirmModals } from "#client/ui/layers.ts";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { MAX_COMPANY_ADMINS, MAX_COMPANY_NAME_LENGTH } from "#shared/reseller/constants.ts";
import { company as read, resendAdminInvite, updateCompany } from "#shared/reseller/endpoints.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";
import type { Company, Hub, Package } from "#shared/reseller/schema.ts";
import { Unfinished } from "../bulk/Unfinished.tsx";
import { CompanyExport } from "../export/CompanyExport.tsx";
import { untilOf } from "../offers/moments.ts";
import { useWithdraw } from "../offers/useWithdraw.ts";
import { useNow } from "../useNow.ts";
import { AdminFields, focusNewest } from "./AdminFields.tsx";
import { changesOf, draftOf, NOTHING, newRow, type Row, rebased } from "./draft.ts";
import { type Errors, errorsOf, refusedOf } from "./rowErrors.ts";

type Props = {
  company: Company;
  hub: Hub;
  pack: Package | null;
  onSaved(company: Company): void;
  onClose(): void;
  /** to more signatures; null: they are the owner's to buy */
  onEnlarge: (() => void) | null;
  /** to whom it is offered; null: to nobody */
  offer: CompanyOffer | null;
  /** to another owner; null: it is not theirs to give away */
  onHandOver: (() => void) | null;
  /** the offer is there no more: taken back, or answered meanwhile */
  onWithdrawn(): Promise<unknown>;
};

/** A company's name, its part of the package and who administrates it: all of it is changed at once, or nothing. */
export function CompanyDialog(props: Props) {
  const { company, hub, pack, onSaved, onClose, onEnlarge, offer, onHandOver, onWithdrawn } = props;
  const { call } = useApp();
  /** as it was read last */
  const [base, setBase] = useState(company);
  const [draft, setDraft] = useState(() => draftOf(company));
  const [theirs, setTheirs] = useState(NOTHING);
  const [errors, setErrors] = useState<Errors>({});
  const [isArchiving, setArchiving] = useState(false);
  const { isBusy, problem, attempt } = useAttempt();
  const { busy: leaving, withdraw } = useWithdraw(onWithdrawn);
  const nowMs = useNow();
  const form = useRef<HTMLFormElement>(null);
  const { change, count, keys } = changesOf(base, draft);
  const isOwner = hub.role === RESELLER_ROLES.owner;
  const free = pack ? pack.signatures - pack.given : null;
  const most = free === null ? null : free + base.signatures;
  const there = draft.rows.filter(({ isDeleted }) => !isDeleted).length;

  const changeRow = (next: Row) => {
    setDraft((now) => ({ ...now, rows: now.rows.map((row) => (row.key === next.key ? next : row)) }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !path.startsWith(`${next.key}.`))));
  };

  /** Where others were faster: what they changed is shown, and what was typed stays. */
  async function rebase() {
    const now = await call(read, { params: { group: base.group } });
    const next = rebased(base, now, draft);
    setBase(now);
    setDraft(next.draft);
    setTheirs(next.theirs);
    onSaved(now);
  }

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return onClose();
    const found = errorsOf(draft, change.signatures === undefined ? null : most, base.usedSignatures);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      // After the errors are in the page, so that one is read out together with its field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    void attempt(async () => {
      try {
        const saved = await call(updateCompany, { body: change });
        onSaved(saved);
        showToast({ kind: "success", text: t("Company {name} updated", { name: saved.name }) });
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === "conflict") await rebase();
        else setErrors(refusedOf(error.errors, keys));
        throw error;
      }
    });
  };

  const resend = (row: Row) =>
    attempt(async () => {
      const body = { target_user_email: row.userEmail, group: base.group };
      const admin = await call(resendAdminInvite, { body });
      const isThem = ({ userEmail }: { userEmail: string }) => userEmail === admin.userEmail;
      const now = { ...base, admins: base.admins.map((one) => (isThem(one) ? admin : one)) };
      setBase(now);
      setDraft((draft) => ({
        ...draft,
        rows: draft.rows.map((one) => (isThem(one) ? { ...one, before: admin } : one)),
      }));
      onSaved(now);
      showToast({ kind: "success", text: t("Invitation link sent.") });
    });

  const archive = () =>
    attempt(async () => {
      try {
        const saved = await call(updateCompany, { body: { group: base.group, v: base.v, archived: true } });
        onSaved(saved);
        showToast({ kind: "success", text: t("{name} was archived.", { name: saved.name }) });
        onClose();
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") await rebase();
        throw error;
      } finally {
        setArchiving(false);
      }
    });

  return (
    <FirmModals value={count > 0}>
      <Modal
        isOpen
        onClose={onClose}
        size="large"
        title={t("Edit {name}", { name: base.name })}
        actions={
          <>
            {/* They wait until what was changed is saved: on a phone the room is the fields'. */}
            <div className={clsx("flex flex-wrap sm:mr-auto", count > 0 && "max-sm:hidden")}>
              <Button
                look="ghost"
                className="flex-1"
                icon={<Archive className="size-4" strokeWidth={1.75} aria-hidden="true" />}
                disabled={isBusy || count > 0}
                onClick={() => setArchiving(true)}
              >
                {t("Archive company")}
              </Button>
              {onHandOver && !offer && (
                <Button
                  look="ghost"
                  className="flex-1"
                  icon={<LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />}
                  disabled={isBusy || count > 0}
                  onClick={() => {
                    onClose();
                    onHandOver();
                  }}
                >
                  {t("Hand over…")}
                </Button>
              )}
            </div>
            <Button look="secondary" onClick={onClose}>
              {count > 0 ? t("Discard changes") : t("Close")}
            </Button>
            {count > 0 && (
              <Button type="submit" form="company" isLoading={isBusy}>
                {t("Save {count, plural, one {# change} other {# changes}}", { count })}
              </Button>
            )}
          </>
        }
      >
        <form ref={form} id="company" noValidate onSubmit={save} className="mt-2 space-y-5">
          {problem && (
            <InlineAlert kind={problem.code === "conflict" ? "warning" : "danger"}>
              {problem.code === "conflict"
                ? t(
                    "Somebody else has changed this company meanwhile. What they changed is marked; what you typed is still here. Look through it, and save again.",
                  )
                : problem.message}
            </InlineAlert>
          )}
          {offer && (
            <InlineAlert
              kind="info"
              actions={
                <Button look="secondary" size="small" isLoading={leaving !== null} onClick={() => void withdraw(offer)}>
                  {t("Withdraw")}
                </Button>
              }
            >
              <span suppressHydrationWarning>
                {t("You have offered this company to {email}. They can accept it until {moment}.", {
                  email: offer.email,
                  moment: untilOf(offer.expiresAt),
                })}
              </span>
            </InlineAlert>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <Input
              label={<Marked isMarked={theirs.has("name")}>{t("Name")}</Marked>}
              maxLength={MAX_COMPANY_NAME_LENGTH}
              value={draft.name}
              error={errors.name}
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
            <Input
              label={<Marked isMarked={theirs.has("signatures")}>{t("Signatures")}</Marked>}
              type="number"
              inputMode="numeric"
              min={1}
              value={draft.signatures}
              error={errors.signatures}
              hint={
                most === null
                  ? undefined
                  : t("{used} used. Up to {most} are in your package for it.", { used: base.usedSignatures, most })
              }
              onChange={({ target }) => setDraft({ ...draft, signatures: target.value })}
            />
          </div>
          {onEnlarge && free === 0 && (
            <p className="text-13 text-ink-muted">
              {t("All signatures of your package are given out.")}{" "}
              <button
                type="button"
                className="font-medium text-link underline underline-offset-2 touch:min-h-11"
                onClick={() => {
                  onClose();
                  onEnlarge();
                }}
              >
                {t("Change the package")}
              </button>
            </p>
          )}
          <section aria-labelledby="company-admins">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 id="company-admins" className="text-16 font-semibold">
                {t("Administrators")}
              </h3>
              <Button
                look="secondary"
                size="small"
                icon={<UserPlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
                disabled={there >= MAX_COMPANY_ADMINS}
                onClick={() => {
                  const row = newRow(hub.permissions);
                  setDraft({ ...draft, rows: [...draft.rows, row] });
                  requestAnimationFrame(() => focusNewest(form.current));
                }}
              >
                {t("Add an administrator")}
              </Button>
            </div>
            {draft.rows.length === 0 ? (
              <p className="mt-3 text-14 text-ink-muted">
                {t("Nobody administrates this company alone. You and the administrators of the agency look after it.")}
              </p>
            ) : (
              <ul className="mt-3 space-y-3">
                {draft.rows.map((row) => (
                  <AdminFields
                    key={row.key}
                    row={row}
                    errors={{ userEmail: errors[`${row.key}.userEmail`], username: errors[`${row.key}.username`] }}
                    isTheirs={theirs.has(row.userEmail)}
                    canPromote={isOwner}
                    given={hub.permissions}
                    nowMs={nowMs}
                    onChange={changeRow}
                    onDrop={() => setDraft({ ...draft, rows: draft.rows.filter(({ key }) => key !== row.key) })}
                    onResend={() => void resend(row)}
                  />
                ))}
              </ul>
            )}
          </section>
        </form>
        <div className="mt-6 space-y-5 border-t border-line pt-5">
          <Unfinished group={base.group} onDone={rebase} />
          <CompanyExport group={base.group} />
        </div>
        {isArchiving && (
          <FirmModals value={false}>
            <ConfirmModal
              isOpen
              title={t("Archive {name}?", { name: base.name })}
              description={t(
                "Nobody can open it meanwhile, and its signatures stay as they are in everybody's mails. You can restore it at any time. Its part of the package stays with it.",
              )}
              action={t("Archive company")}
              isLoading={isBusy}
              onConfirm={() => void archive()}
              onClose={() => setArchiving(false)}
            />
          </FirmModals>
        )}
      </Modal>
    </FirmModals>
  );
}

/** A label, and whether others have changed what it is about. */
const Marked = ({ isMarked, children }: { isMarked: boolean; children: string }) => (
  <>
    {children}
    {isMarked && " "}
    {isMarked && <span className="font-normal text-warning">{t("Changed by somebody else meanwhile")}</span>}
  </>
);
