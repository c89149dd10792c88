import { Suspense, useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { update } from "#shared/account/endpoints.ts";
import { UserChange } from "#shared/account/schema.ts";
import { changeEmail } from "#shared/auth/endpoints.ts";
import { EmailChange } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { AccountPage } from "./AccountPage.tsx";
import { InPerson } from "./InPerson.tsx";

const ProfilePicture = lazyPart(async () => (await import("./pictures/ProfilePicture.tsx")).ProfilePicture);

/** Changes what others see of the person, and where mails reach them. */
export function Screen() {
  return (
    <AccountPage title={t("Edit profile")}>
      <PageCard title={t("Picture")} text={t("A new signature starts with it as its photo.")}>
        <Suspense fallback={<OnItsWay />}>
          <ProfilePicture />
        </Suspense>
      </PageCard>
      <PageCard title={t("Name")} text={t("Stands in mails that we send in your name.")}>
        <NameForm />
      </PageCard>
      <PageCard
        title={t("Email address")}
        text={t("You log in with it. A new one counts as soon as you open the link that we mail there.")}
      >
        <InPerson call={changeEmail}>
          <EmailForm />
        </InPerson>
      </PageCard>
    </AccountPage>
  );
}

function NameForm() {
  const { call, session } = useApp();
  const name = useSession()?.user.name ?? "";
  const { form, field, problem, isBusy } = useForm(UserChange, { name }, async (body) => {
    const user = await call(update, { body });
    const known = session.get();
    if (known) session.set({ ...known, user });
    showToast({ kind: "success", text: t("Your name is saved.") });
  });
  return (
    <form {...form} className="space-y-4">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <Input {...field("name")} label={t("Your name")} autoComplete="name" />
      <Button type="submit" isLoading={isBusy}>
        {t("Save name")}
      </Button>
    </form>
  );
}

function EmailForm() {
  const { call } = useApp();
  const current = useSession()?.user.email ?? "";
  const [asked, setAsked] = useState<string | null>(null);
  const { form, field, problem, isBusy } = useForm(EmailChange, { email: "", password: "" }, async (body) => {
    setAsked(null);
    await call(changeEmail, { body });
    setAsked(body.email);
  });
  return (
    <form {...form} className="space-y-4">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      {asked && (
        <InlineAlert kind="success">
          {t("A link is on its way to {email}. Open it, and the address is yours. Until then you log in as before.", {
            email: asked,
          })}
        </InlineAlert>
      )}
      <p className="text-14">
        <span className="text-ink-muted">{t("Now:")}</span> <span className="wrap-anywhere">{current}</span>
      </p>
      <Input {...field("email")} label={t("New email address")} type="email" autoComplete="email" />
      <PasswordField {...field("password")} label={t("Your password")} autoComplete="current-password" />
      <Button type="submit" isLoading={isBusy}>
        {t("Change address")}
      </Button>
    </form>
  );
}
