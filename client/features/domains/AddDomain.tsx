import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { create } from "#shared/domains/endpoints.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";

/** Enough to catch a slip; what the name may be is the server's to say. */
const Adding = z.strictObject({
  host: z
    .string()
    .check(z.trim(), z.regex(/^[^\s/@:]+[.。．][^\s/@:]+$/u, { error: MESSAGES.invalidDomain }), z.maxLength(300)),
});

/** The field for one more. */
export function AddDomain({ onAdded }: { onAdded(): Promise<unknown> }) {
  const { call } = useApp();
  const { form, field, problem, isBusy, reset } = useForm(Adding, { host: "" }, async (body) => {
    await call(create, { body });
    reset();
    await onAdded();
  });
  return (
    <PageCard
      title={t("Add a domain")}
      text={t("One that you have registered, or a part of it, as links.example.com.")}
    >
      <form {...form} className="flex flex-wrap items-start gap-3">
        <Input
          {...field("host")}
          fieldClassName="min-w-0 flex-1 basis-60"
          label={t("Domain")}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="links.example.com"
        />
        <Button type="submit" className="sm:mt-6" isLoading={isBusy}>
          {t("Add domain")}
        </Button>
      </form>
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem.message}
        </InlineAlert>
      )}
    </PageCard>
  );
}
