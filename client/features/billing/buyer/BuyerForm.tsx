import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { changeBuyer } from "#shared/billing/endpoints.ts";
import { Buyer } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";

/** Whose name and address stand on the next invoices. */
export function BuyerForm({ buyer }: { buyer: Buyer }) {
  const { call } = useApp();
  const [saved, setSaved] = useState(buyer);
  const [isSaved, setIsSaved] = useState(false);
  const { form, field, problem, isBusy, values } = useForm(Buyer, { ...buyer }, async (body) => {
    setSaved(await call(changeBuyer, { body }));
    setIsSaved(true);
  });
  const isNew = Object.entries(saved).some(([name, value]) => values[name as keyof Buyer].trim() !== value);
  return (
    <PageCard
      title={t("On your invoices")}
      text={t("Stands on invoices from now on. Those that are written stay as they are.")}
    >
      <form {...form} className="space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input {...field("name")} label={t("Name or company")} autoComplete="organization" />
        <Textarea {...field("address")} label={t("Address")} rows={3} autoComplete="street-address" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Input {...field("country")} label={t("Country")} autoComplete="country-name" />
          <Input {...field("taxId")} label={t("Tax ID")} hint={t("Such as a VAT number")} autoComplete="off" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="secondary" isLoading={isBusy}>
            {t("Save")}
          </Button>
          <p role="status" className="text-14 text-success">
            {isSaved && !isNew && t("Saved")}
          </p>
        </div>
      </form>
    </PageCard>
  );
}
