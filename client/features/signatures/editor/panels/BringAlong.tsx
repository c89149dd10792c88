import { Import } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";

/**
 * For whoever has a signature elsewhere, while nothing but a name and an address stands here: an account brings those along.
 * What is typed leaves it where it is, for a field that one types into does not move.
 */
export function BringAlong() {
  const { change, view } = useEditing();
  const isBare = useDocument(({ general, media, ...rest }) =>
    isEmpty({ ...rest, general: { ...general, name: "", contacts: [] }, media }),
  );
  const [isShown, setShown] = useState(isBare);
  useEffect(() => setShown((was) => isBare || (was && view.get().field !== null)), [isBare, view]);
  return (
    isShown && (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-5 py-3">
        <p className="text-13 text-ink-muted">{t("Have a signature already?")}</p>
        <Button
          look="secondary"
          size="small"
          icon={<Import className="size-4" aria-hidden="true" />}
          onClick={() => change({ dialog: "import" })}
        >
          {t("Bring it along")}
        </Button>
      </div>
    )
  );
}
