import { Lock, Send } from "lucide-react";
import { Suspense, useState } from "react";
import { useCommands } from "#client/lib/commands.ts";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import type { GuideId } from "#shared/catalog/guides/ids.ts";
import { t } from "#shared/languages/translate.ts";
import { actingAs, can } from "#shared/members/rules.ts";

const SendDialog = lazyPart(async () => (await import("./SendDialog.tsx")).SendDialog);

/** Mails the signature to somebody who is to install it, for whoever may send; a plan that has it not says so in the dialog. */
export function SendButton({ hash, guide }: { hash: string; guide: GuideId }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const maySend = session !== null && can(actingAs(session.user), "signatures.send");
  const label = t("Send it to somebody");
  useCommands(() => (maySend ? [{ id: "send", label, group: "signature", run: () => setOpen(true) }] : []));
  if (!maySend) return null;
  const Sign = session.entitlements.canSendByEmail ? Send : Lock;
  return (
    <>
      <Button look="secondary" icon={<Sign className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={<DialogOnItsWay />}>
          <SendDialog signatures={[{ hash }]} guide={guide} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
