import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";

/** Why a member's signatures do not show: their team's plan has ended, and who can change that. */
export function OwnerNotice({ ownerEmail }: { ownerEmail: string | null }) {
  return (
    <InlineAlert
      kind="warning"
      actions={
        ownerEmail && (
          <a
            href={`mailto:${ownerEmail}`}
            className="font-medium underline underline-offset-2 touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {t("Write to {email}", { email: ownerEmail })}
          </a>
        )
      }
    >
      <p className="font-medium">{t(COMMON_ERRORS.account_expired.message)}</p>
      <p className="mt-1">
        {t(
          "The plan of your team has ended: pictures in your signature do not show meanwhile. Nothing was deleted, and everything is back as soon as it is paid.",
        )}
      </p>
    </InlineAlert>
  );
}
