import type { ReactNode } from "react";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

/** Why nothing of it can be saved here any more, whatever is changed. */
export type Stopped = "gone" | "no_edit_permission" | "account_expired" | "signed_out";

type StoppedProps = {
  stopped: Stopped;
  /** that it is no longer there */
  gone: string;
  /** the way on then: the same work as a new one */
  asNew: { label: string; run(): void };
};

/** Why nothing can be saved any more, and a way on that loses nothing. */
export function StoppedNotice({ stopped, gone, asNew }: StoppedProps) {
  if (stopped === "gone")
    return (
      <KeptNotice text={gone}>
        <Button size="small" onClick={asNew.run}>
          {asNew.label}
        </Button>
      </KeptNotice>
    );
  if (stopped === "signed_out")
    return (
      <KeptNotice text={t("You are signed out.")}>
        <a href={pathTo("login")} className={buttonLook({ size: "small" })}>
          {t("Log in")}
        </a>
      </KeptNotice>
    );
  return <KeptNotice text={t(ERRORS[stopped].message)} />;
}

/** What keeps the work from being saved, that it is kept, and the ways on. */
export const KeptNotice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <InlineAlert kind="warning" className="mb-4" actions={children}>
    <p className="font-medium">{text}</p>
    <p>{t("Your work is kept in this browser.")}</p>
  </InlineAlert>
);
