import { Lock, Plus } from "lucide-react";
import { Link } from "react-router";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type Props = { isBarred: boolean; onRefused(): void };

/** The way to another signature; at the limit, and for whoever may not, it stays, locked, and says why. */
export function NewSignature({ isBarred, onRefused }: Props) {
  if (!isBarred) {
    return (
      <Link to={pathTo("editor-create")} className={buttonLook()}>
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("New signature")}
      </Link>
    );
  }
  return (
    <Button
      look="secondary"
      icon={<Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      aria-describedby="signature-limit"
      onClick={onRefused}
    >
      {t("New signature")}
    </Button>
  );
}
