import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  children: string;
  /** null where the same would be refused again */
  retry: (() => void) | null;
  className?: string;
};

/** What could not be fetched or drawn, and another try. */
export const RetryAlert = ({ children, retry, className }: Props) => (
  <InlineAlert
    kind="warning"
    className={className}
    actions={
      retry && (
        <Button look="secondary" size="small" onClick={retry}>
          {t("Try again")}
        </Button>
      )
    }
  >
    {children}
  </InlineAlert>
);
