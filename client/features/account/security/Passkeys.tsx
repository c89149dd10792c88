import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { Pencil, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { add, list, options, remove, rename } from "#shared/auth/passkeys/endpoints.ts";
import { type Passkey, PasskeyName } from "#shared/auth/passkeys/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { InPerson, useIsInPerson } from "../InPerson.tsx";

const KEY = ["passkeys"];
const day = (text: string) => formatMoment(new Date(text), { dateStyle: "medium" });

/** Keys that replace the password. */
export function Passkeys() {
  const { call } = useApp();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => call(list, {}) });
  const [naming, setNaming] = useState<Passkey | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: KEY });

  const mayChange = useIsInPerson({ call: add });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const make = async () => {
    setRefusal(null);
    setAdding(true);
    try {
      const optionsJSON = await call(options, {});
      // The contract says of them only that they are the browser's own.
      const credential = await startRegistration({
        optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
      });
      await call(add, { body: { name: nameOfDevice(), credential } });
      await reload();
    } catch (problem) {
      setRefusal(reasonOf(problem));
    } finally {
      setAdding(false);
    }
  };
  const removing = useMutation({
    mutationFn: ({ id }: Passkey) => call(remove, { params: { id } }),
    onSuccess: async () => {
      setLeaving(null);
      await reload();
    },
  });

  return (
    <PageCard
      title={t("Passkeys")}
      text={t("Log in with your fingerprint, your face or the PIN of your device instead of a password.")}
    >
      {error && <InlineAlert kind="danger">{messageOf(error)}</InlineAlert>}
      {!data && !error && <Spinner label={t("Loading")} />}
      {data && data.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {data.map((row) => (
            <li key={row.id} className="flex items-center gap-2 py-3 first:pt-0">
              <span className="min-w-0 flex-1 text-14">
                <span className="block truncate font-medium">{row.name}</span>
                <span className="block text-13 text-ink-muted">
                  {row.lastUsedAt
                    ? t("Added {date}, last used {used}", { date: day(row.createdAt), used: day(row.lastUsedAt) })
                    : t("Added {date}", { date: day(row.createdAt) })}
                </span>
              </span>
              {mayChange && (
                <>
                  <Button
                    look="ghost"
                    size="small"
                    aria-label={t("Rename {name}", { name: row.name })}
                    icon={<Pencil className="size-4" aria-hidden="true" />}
                    onClick={() => setNaming(row)}
                  />
                  <Button
                    look="ghost"
                    size="small"
                    aria-label={t("Remove {name}", { name: row.name })}
                    icon={<Trash2 className="size-4" aria-hidden="true" />}
                    onClick={() => setLeaving(row)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {refusal && (
        <InlineAlert kind="danger" className="mb-4">
          {refusal}
        </InlineAlert>
      )}
      {/* With the list, which no server has: it could not ask the browser, and the page would be drawn anew. */}
      {(data || error) && (
        <InPerson call={add}>
          {browserSupportsWebAuthn() ? (
            <Button className={clsx(error && "mt-4")} isLoading={isAdding} onClick={make}>
              {t("Add a passkey")}
            </Button>
          ) : (
            <p className="text-14 text-ink-muted">
              {t("Passkeys need an https address and a browser that knows them.")}
            </p>
          )}
        </InPerson>
      )}
      {naming && (
        <Rename
          passkey={naming}
          onClose={() => setNaming(null)}
          onDone={async () => {
            setNaming(null);
            await reload();
          }}
        />
      )}
      <ConfirmModal
        isOpen={leaving !== null}
        title={t("Remove “{name}”?", { name: leaving?.name ?? "" })}
        description={t("It opens this account no longer. Delete it in your device or password manager as well.")}
        action={t("Remove passkey")}
        isDangerous
        isLoading={removing.isPending}
        error={removing.error ? messageOf(removing.error) : undefined}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onClose={() => setLeaving(null)}
      />
    </PageCard>
  );
}

const Naming = z.strictObject({ name: PasskeyName });

function Rename({ passkey, onClose, onDone }: { passkey: Passkey; onClose(): void; onDone(): Promise<void> }) {
  const { call } = useApp();
  const id = useId();
  const { form, field, problem, isBusy } = useForm(Naming, { name: passkey.name }, async (body) => {
    await call(rename, { params: { id: passkey.id }, body });
    await onDone();
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Rename passkey")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input {...field("name")} label={t("Name")} autoComplete="off" />
      </form>
    </Modal>
  );
}

/** A first name for a passkey made here. */
function nameOfDevice(): string {
  const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform?: string } };
  const device = userAgentData?.platform || platform;
  return device ? t("Passkey on {device}", { device }) : t("Passkey");
}

/** Why none was made. Most often the person closed the browser's dialog. */
function reasonOf(problem: unknown): string {
  if (problem instanceof ApiError) return problem.message;
  return problem instanceof WebAuthnError && problem.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
    ? t("This device has a passkey of your account already.")
    : t("No passkey was made. Try again when you are ready.");
}
