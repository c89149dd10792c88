import { useId, useState } from "react";
import * as z from "zod/mini";
import { useApp, useSession } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { ask } from "#shared/members/access/endpoints.ts";
import { AccessQuestion, type Wanted } from "#shared/members/access/schema.ts";

/** What is asked for, as the person would say it. */
const WISHES: Readonly<Record<Wanted, string>> = {
  create: msg("I would like to create signatures."),
  edit: msg("I would like to edit signatures."),
  send: msg("I would like to send signatures by email."),
  duplicate: msg("I would like to duplicate signatures."),
  delete: msg("I would like to delete signatures."),
  signature: msg("I would like a signature of my own."),
};

const Note = z.pick(AccessQuestion, { note: true });

type Props = { wanted: Wanted; hash?: string; onClose(): void };

/** Asks those who manage the team for what somebody may not do, with a word of their own if they like. */
export function AskDialog({ wanted, hash, onClose }: Props) {
  const { call } = useApp();
  const owner = useSession()?.user.team?.ownerEmail;
  const id = useId();
  const [outcome, setOutcome] = useState<"asked" | "waits" | null>(null);
  const { form, field, problem, isBusy } = useForm(Note, { note: "" }, async ({ note }) => {
    try {
      await call(ask, { body: { wanted, note, ...(hash && { hash }) } });
      setOutcome("asked");
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "request_waits") throw error;
      setOutcome("waits");
    }
  });
  if (outcome)
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={outcome === "asked" ? t("You have asked for it") : t("You have asked for this already")}
        actions={
          <Button data-autofocus onClick={onClose}>
            {t("Close")}
          </Button>
        }
      >
        <p role="status" className="mt-3">
          {owner
            ? t("{email} has a mail with your request. The answer comes to you by mail too.", { email: owner })
            : t("Your team owner has a mail with your request. The answer comes to you by mail too.")}
        </p>
      </Modal>
    );
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(COMMON_ERRORS.no_permission.message)}
      description={
        owner
          ? t("{email} gets a mail, and can answer it with one press.", { email: owner })
          : t("They get a mail, and can answer it with one press.")
      }
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {t("Request access")}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <p className="rounded-control bg-bg-muted px-4 py-3 font-medium">{t(WISHES[wanted])}</p>
        <Textarea
          {...field("note")}
          label={t("What for, if you like")}
          rows={3}
          maxLength={500}
          counter={t("{count} of {most}", { count: field("note").value?.length ?? 0, most: 500 })}
        />
      </form>
    </Modal>
  );
}
