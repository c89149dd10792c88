import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Logo } from "#client/ui/Logo.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { uninstall } from "#shared/contact/endpoints.ts";
import { UNINSTALL_REASONS } from "#shared/contact/reasons.ts";
import { UninstallAnswer } from "#shared/contact/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { choices } from "./TopicFields.tsx";

/** One question to whoever has removed the browser extension. */
export function Island() {
  const [isSent, setSent] = useState(false);
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10 sm:px-6 sm:py-16">
      <Link to={pathTo("home")} aria-label={t("Signoff, home")} className="inline-block">
        <Logo />
      </Link>
      <h1 tabIndex={-1} className="mt-10 text-24 font-semibold">
        {isSent ? t("Thank you") : t("The extension is removed")}
      </h1>
      <p className="mt-2 text-16 text-ink-muted">
        {isSent
          ? t("Your answer helps us to make it better.")
          : t("Your signatures stay as they are, in your account and in your mails. Why did you remove it?")}
      </p>
      {isSent ? (
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={pathTo("home")} className={buttonLook()}>
            {t("Go to the home page")}
          </Link>
          <Link to={pathTo("contact-us")} className={buttonLook({ look: "secondary" })}>
            {t("Contact us")}
          </Link>
        </div>
      ) : (
        <Survey onSent={() => setSent(true)} />
      )}
    </div>
  );
}

function Survey({ onSent }: { onSent(): void }) {
  const { call } = useApp();
  const { form, field, problem, isBusy } = useForm(UninstallAnswer, { reason: "", text: "" }, async (body) => {
    await call(uninstall, { body });
    onSent();
  });
  const { value: chosen, error, onChange } = field("reason");
  return (
    <form {...form} className="mt-8 space-y-6">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <fieldset aria-describedby={error && "reason-error"}>
        <legend className="text-13 font-medium">{t("Reason")}</legend>
        <div className="mt-2 space-y-2">
          {choices(UNINSTALL_REASONS).map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 text-14 hover:border-ink-subtle has-checked:border-primary has-checked:bg-brand-soft has-checked:text-on-brand-soft"
            >
              <input
                type="radio"
                name="reason"
                value={value}
                checked={chosen === value}
                onChange={onChange}
                className="size-4 accent-primary"
              />
              {label}
            </label>
          ))}
        </div>
        <div aria-live="polite">
          {error && (
            <p id="reason-error" className="mt-1.5 text-13 text-danger">
              {error}
            </p>
          )}
        </div>
      </fieldset>
      <Textarea {...field("text")} label={t("What could be better? (optional)")} rows={4} />
      <Button type="submit" size="large" isLoading={isBusy}>
        {t("Send answer")}
      </Button>
    </form>
  );
}
