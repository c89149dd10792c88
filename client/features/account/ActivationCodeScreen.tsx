import { useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { reloadUser } from "#client/lib/signIn.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { activate, preview } from "#shared/codes/endpoints.ts";
import { type CodeGift, CodeInput } from "#shared/codes/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { isMember } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";
import { Gift } from "./code/Gift.tsx";

/** What a code gives is shown before it is used up. */
export function Screen() {
  const user = useSession()?.user;
  if (!user) return null;
  const refusal = isMember(user)
    ? t("Only the owner of your team can use an activation code.")
    : user.isReseller && t("Resellers cannot use activation codes. Please contact support.");
  return (
    <AccountPage
      title={t("Activation code")}
      text={t("Did you buy a lifetime deal? Its code turns your account into a lifetime plan.")}
    >
      {refusal ? <InlineAlert kind="info">{refusal}</InlineAlert> : <CodeForm />}
    </AccountPage>
  );
}

function CodeForm() {
  const app = useApp();
  const navigate = useNavigate();
  const [found, setFound] = useState<{ code: string; gift: CodeGift } | null>(null);
  const [isActivating, setActivating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useForm(CodeInput, { code: "" }, async (body) => {
    setFound({ code: body.code, gift: await app.call(preview, { body }) });
  });

  const use = async (code: string) => {
    setActivating(true);
    setProblem(null);
    try {
      const gift = await app.call(activate, { body: { code } });
      // What it gives is given, whether or not this page hears of it.
      await reloadUser(app).catch(() => undefined);
      await navigate(pathTo("account-activation-code-success"), { state: gift });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.errors[0]?.message ?? error.message);
    } finally {
      setActivating(false);
    }
  };

  if (found)
    return (
      <PageCard title={t("This code gives you")}>
        <Gift gift={found.gift} />
        {problem && (
          <InlineAlert kind="danger" className="mt-4">
            {problem}
          </InlineAlert>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button isLoading={isActivating} onClick={() => use(found.code)}>
            {t("Activate now")}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              setFound(null);
              setProblem(null);
            }}
          >
            {t("Enter another code")}
          </Button>
        </div>
        <p className="mt-4 text-13 text-ink-subtle">
          {t("A code works once. Nothing that your plan has is taken away.")}
        </p>
      </PageCard>
    );
  return (
    <PageCard>
      <form {...look.form} className="space-y-5">
        {look.problem && <InlineAlert kind="danger">{look.problem.message}</InlineAlert>}
        <Input
          {...look.field("code")}
          label={t("Code")}
          hint={t("Four groups of six letters and digits.")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono tracking-wide"
        />
        <Button type="submit" isLoading={look.isBusy}>
          {t("Check the code")}
        </Button>
      </form>
    </PageCard>
  );
}
