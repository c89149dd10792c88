import clsx from "clsx";
import { type FormEvent, Suspense, useEffect, useId, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { Input } from "#client/ui/Input.tsx";
import { MAX_IMPERSONATION_EMAIL_LENGTH } from "#shared/auth/impersonation/constants.ts";
import { begin } from "#shared/auth/impersonation/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const Money = lazyPart(async () => (await import("./Money.tsx")).Money);

/** Of super administrators, on every page: acts in another person's name. On phones it is folded, as it would hide the page. */
export function StaffPanel() {
  const id = useId();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // Until then the style sheet says it, which knows the window before any script.
  useEffect(() => setOpen(matchMedia("(width >= 64.0625rem)").matches), []);
  return (
    <section
      aria-label={t("Super admin")}
      className={clsx(
        "fixed bottom-3 left-3 z-4000 max-lg:bottom-20 rounded-card border border-line bg-surface-raised text-14 text-ink shadow-3 print:hidden",
        isOpen === null ? "lg:w-75" : isOpen && "w-75 max-w-[calc(100vw-1.5rem)]",
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen ?? undefined}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex h-10 w-full items-center justify-between gap-3 rounded-card px-4 text-13 font-semibold touch:h-11"
      >
        {t("Super admin")}
        <Icon name="chevronDown" className={clsx("size-4 transition-transform", !isOpen && "rotate-180")} />
      </button>
      <div id={id} className={clsx("px-4 pb-4", isOpen === null ? "max-lg:hidden" : !isOpen && "hidden")}>
        <LogInAs />
        <MoneyFold />
        <p className="mt-3 text-13">
          <Link
            to={`${pathTo("account-security")}#activity`}
            className="text-link underline underline-offset-2 touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {t("Everybody's activity")}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Folded: its figures are asked for when somebody wants them. */
function MoneyFold() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-13 font-semibold touch:py-3">{t("Money")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <section className="max-h-72 overflow-y-auto pt-2" tabIndex={0} aria-label={t("Money")}>
        <Suspense>{isOpen && <Money />}</Suspense>
      </section>
    </details>
  );
}

function LogInAs() {
  const { call } = useApp();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || email.trim() === "") return;
    setBusy(true);
    setError(undefined);
    try {
      await call(begin, { body: { email: email.trim() } });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.errors.find(({ path }) => path === "email")?.message ?? problem.message);
      return setBusy(false);
    }
    // Anew, so that nothing of the administrator's own stays in memory.
    location.assign(pathTo("dashboard"));
  };
  return (
    <form onSubmit={submit} noValidate method="post" className="space-y-3">
      <Input
        label={t("Email address of the person")}
        type="email"
        name="impersonate"
        autoComplete="off"
        maxLength={MAX_IMPERSONATION_EMAIL_LENGTH}
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="w-full" disabled={email.trim() === ""} isLoading={isBusy}>
        {t("Log in as user")}
      </Button>
    </form>
  );
}
