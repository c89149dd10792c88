import { useApp } from "#client/lib/context.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { verifyOwnEmailByCode } from "#shared/auth/endpoints.ts";
import { CodeVerification } from "#shared/auth/mailedCode.ts";
import { t } from "#shared/languages/translate.ts";

/** For those who read the mail on another device than the one that they are logged in on. */
export function CodeForm() {
  const app = useApp();
  const { form, field, problem, isBusy } = useForm(CodeVerification, { code: "" }, async (body) => {
    await app.call(verifyOwnEmailByCode, { body });
    await reloadUser(app);
    showToast({ kind: "success", text: t("Your email address is confirmed.") });
  });
  const { error, ...rest } = field("code");
  return (
    <form {...form} className="mt-3 flex flex-wrap items-start gap-2 text-ink">
      <Input
        {...rest}
        error={error ?? problem?.message}
        label={t("Six-digit code")}
        isLabelHidden
        placeholder={t("Six-digit code")}
        size="small"
        inputMode="numeric"
        autoComplete="one-time-code"
        fieldClassName="w-40"
      />
      <Button type="submit" size="small" look="secondary" isLoading={isBusy}>
        {t("Confirm by code")}
      </Button>
    </form>
  );
}
