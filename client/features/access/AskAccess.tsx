import { Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import type { Wanted } from "#shared/members/access/schema.ts";

const AskDialog = lazyPart(async () => (await import("./AskDialog.tsx")).AskDialog);

type Props = { wanted: Wanted /** the signature that it is about */; hash?: string; look?: "primary" | "secondary" };

/** The way on for a member who may not do something: asks those who manage the team for it. */
export function AskAccess({ wanted, hash, look = "secondary" }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} size={look === "primary" ? "medium" : "small"} onClick={() => setOpen(true)}>
        {t("Request access")}
      </Button>
      <Suspense fallback={<DialogOnItsWay />}>
        {isOpen && <AskDialog wanted={wanted} {...(hash && { hash })} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
