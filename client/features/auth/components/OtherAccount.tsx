import { useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { logout } from "#client/lib/logout.ts";
import { keepWayBack, type MailedPage } from "#client/lib/wayBack.ts";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";

/** Logs out whoever is in with another account than the one a mailed link is for; the log-in leads back to the link. */
export function OtherAccount({ page, token }: { page: MailedPage; token: string }) {
  const app = useApp();
  const email = useSession()?.user.email;
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    keepWayBack(page, token);
    await logout(app);
  };
  return (
    <>
      {email && (
        <p className="mt-4 rounded-control bg-bg-muted px-4 py-3 text-14">
          <span className="block text-13 text-ink-muted">{t("You are logged in as")}</span>
          <span className="block font-medium wrap-anywhere">{email}</span>
        </p>
      )}
      <Button size="large" className="mt-6 w-full" isLoading={isBusy} onClick={() => void change()}>
        {t("Log out and go on")}
      </Button>
    </>
  );
}
