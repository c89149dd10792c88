import { useState } from "react";
import { useParams } from "react-router";
import * as z from "zod/mini";
import { AuthCard } from "#client/features/auth/components/AuthCard.tsx";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { stop } from "#shared/analytics/weekly/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const NOTHING = z.object({});

/** Where the foot of a weekly mail leads. Opening it stops nothing: mail programs open links too. */
export function Screen() {
  const { token = "" } = useParams();
  const { call } = useApp();
  const [isDone, setDone] = useState(false);
  const { form, problem, isBusy } = useForm(NOTHING, {}, async () => {
    await call(stop, { body: { token } });
    setDone(true);
  });
  return (
    <AuthCard
      title={isDone ? t("No more weekly mails") : t("Stop the weekly mail")}
      text={
        isDone
          ? t("You can switch them on again under your numbers.")
          : t("One press, and the numbers of the week come no more.")
      }
      problem={problem}
      footer={
        <Link to={pathTo("analytics")} className="font-medium text-link underline underline-offset-2">
          {t("See your numbers")}
        </Link>
      }
    >
      {!isDone && (
        <form {...form} className="mt-6">
          <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
            {t("Stop the weekly mail")}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
