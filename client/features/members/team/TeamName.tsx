import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PersonName } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import type { Team } from "#shared/members/schema.ts";
import { rename } from "#shared/members/teams/endpoints.ts";

const Wanted = z.strictObject({ name: PersonName });

/** What the team is called. */
export function TeamName({ team, onTeam }: { team: Team; onTeam(team: Team): void }) {
  const { call } = useApp();
  const { form, field, problem, isBusy } = useForm(Wanted, { name: team.name }, async (body) => {
    onTeam(await call(rename, { body }));
    showToast({ kind: "success", text: t("The name of the team is saved.") });
  });
  return (
    <form {...form}>
      {problem && (
        <InlineAlert kind="danger" className="mb-4">
          {problem.message}
        </InlineAlert>
      )}
      <div className="flex items-end gap-3 max-sm:flex-col max-sm:items-stretch">
        <Input
          {...field("name")}
          label={t("Name")}
          autoComplete="organization"
          placeholder={t("Such as Acme Marketing")}
          fieldClassName="flex-1"
        />
        <Button type="submit" look="secondary" isLoading={isBusy}>
          {t("Save name")}
        </Button>
      </div>
    </form>
  );
}
