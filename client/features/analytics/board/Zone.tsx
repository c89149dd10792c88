import { Suspense, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import { actingAs, can } from "#shared/members/rules.ts";

const ZoneDialog = lazyPart(async () => (await import("./ZoneDialog.tsx")).ZoneDialog);

/** By which clocks days are counted; whoever manages the team may choose others. */
export function Zone({ timeZone }: { timeZone: string }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span>{t("Days of {zone}", { zone: timeZone.replaceAll("_", " ") })}</span>
      {session && can(actingAs(session.user), "team.manage") && (
        <button
          type="button"
          className="font-medium text-link underline underline-offset-2 touch:min-h-11"
          onClick={() => setOpen(true)}
        >
          {t("Change time zone")}
        </button>
      )}
      <Suspense fallback={<DialogOnItsWay />}>
        {isOpen && <ZoneDialog timeZone={timeZone} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
