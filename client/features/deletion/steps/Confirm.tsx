import type { useForm } from "#client/lib/useForm.ts";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { t } from "#shared/languages/translate.ts";

type Form = ReturnType<typeof useForm<{ email: string }, { email: string }>>;
type Props = {
  id: string;
  email: string;
  form: Form;
  people: number;
  withTeam: boolean;
  onWithTeam(withTeam: boolean): void;
};

/** The last question: nobody types their address by mistake. */
export function Confirm({ id, email, form, people, withTeam, onWithTeam }: Props) {
  return (
    <PageCard>
      <form id={id} {...form.form} className="space-y-5">
        <p className="text-14">
          {t("Your account goes in {days} days. Until then everything works as before, and you can keep it.", {
            days: DELETION_DAYS,
          })}
        </p>
        {people > 0 && (
          <label className="flex cursor-pointer items-start gap-3 text-14">
            <input
              type="checkbox"
              className="mt-0.5 size-4 accent-primary"
              checked={withTeam}
              onChange={(event) => onWithTeam(event.target.checked)}
            />
            {t("Delete my team too, with {people, plural, one {# other person} other {# other people}} in it", {
              people,
            })}
          </label>
        )}
        <Input
          {...form.field("email")}
          type="email"
          autoComplete="off"
          label={
            <Sentence
              text="Type {email} to delete your account"
              email={<strong className="font-semibold wrap-anywhere">{email}</strong>}
            />
          }
        />
      </form>
    </PageCard>
  );
}
