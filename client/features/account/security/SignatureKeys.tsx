import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { listKeys, makeKey, removeKey } from "#shared/signatures/keys/endpoints.ts";
import { KeyName, type SignatureKey } from "#shared/signatures/keys/schema.ts";
import { InPerson } from "../InPerson.tsx";

const KEY = ["signature-keys"];
const Naming = z.strictObject({ name: KeyName });
const day = (text: string) => formatMoment(new Date(text), { dateStyle: "medium" });

/** Keys that open one thing, the person's default signature, for programs that write mails. */
export function SignatureKeys() {
  const { call } = useApp();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => call(listKeys, {}) });
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<SignatureKey | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: KEY });
  const { form, field, problem, isBusy } = useForm(Naming, { name: "" }, async (body) => {
    const { key } = await call(makeKey, { body });
    setMade(key);
    await reload();
  });
  const removing = useMutation({
    mutationFn: ({ id }: SignatureKey) => call(removeKey, { params: { id } }),
    onSuccess: async () => {
      setLeaving(null);
      await reload();
    },
  });
  return (
    <PageCard
      title={t("Keys for your default signature")}
      text={t(
        "A program that writes mails, such as a browser extension, reads your default signature with a key, and nothing else.",
      )}
      actions={
        <Link to={pathTo("extension")} className={buttonLook({ look: "secondary", size: "small" })}>
          {t("Connect the extension")}
        </Link>
      }
    >
      {error && <InlineAlert kind="danger">{messageOf(error)}</InlineAlert>}
      {!data && !error && <Spinner label={t("Loading")} />}
      {data && data.items.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {data.items.map((row) => (
            <li key={row.id} className="flex items-center gap-2 py-3 first:pt-0">
              <span className="min-w-0 flex-1 text-14">
                <span className="block truncate font-medium">{row.name}</span>
                <span className="block text-13 text-ink-muted">
                  {row.usedAt
                    ? t("Added {date}, last used {used}", { date: day(row.createdAt), used: day(row.usedAt) })
                    : t("Added {date}", { date: day(row.createdAt) })}
                </span>
              </span>
              <Button
                look="ghost"
                size="small"
                aria-label={t("Remove {name}", { name: row.name })}
                icon={<Trash2 className="size-4" aria-hidden="true" />}
                onClick={() => setLeaving(row)}
              />
            </li>
          ))}
        </ul>
      )}
      {made && (
        <InlineAlert
          kind="success"
          className="mb-4"
          actions={
            <CopyButton
              look="secondary"
              size="small"
              label={t("Copy key")}
              copy={() => navigator.clipboard.writeText(made)}
              onError={() => undefined}
            />
          }
        >
          <p className="font-medium">{t("Copy this key now: it is shown only once.")}</p>
          <code className="text-13 break-all">{made}</code>
        </InlineAlert>
      )}
      {data && (
        <InPerson call={makeKey}>
          <form {...form} className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-60">
              <Input {...field("name")} label={t("Name of the key")} placeholder={t("My browser")} autoComplete="off" />
            </div>
            <Button type="submit" look="secondary" className="mt-6.5" isLoading={isBusy}>
              {t("Make a key")}
            </Button>
          </form>
        </InPerson>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem.message}
        </InlineAlert>
      )}
      <ConfirmModal
        isOpen={leaving !== null}
        title={t("Remove “{name}”?", { name: leaving?.name ?? "" })}
        description={t("The program that uses it reads your signature no longer.")}
        action={t("Remove key")}
        isDangerous
        isLoading={removing.isPending}
        error={removing.error ? messageOf(removing.error) : undefined}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onClose={() => setLeaving(null)}
      />
    </PageCard>
  );
}
