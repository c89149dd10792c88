import { Suspense, useEffect, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { type About, answerUnlockPro } from "#client/lib/unlockPro.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { MIN_SEATS_TO_SEND } from "#shared/members/rules.ts";

const UpgradeDialog = lazyPart(async () => (await import("./UpgradeDialog.tsx")).UpgradeDialog);

/** Answers `unlockPro` on a screen, over the work and without leaving it. */
export function Upgrade() {
  const seats = useSession()?.entitlements.maxSignatures ?? 1;
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => answerUnlockPro(setAbout), []);
  const people = { pricing: {}, signatures: { people: seats + 1 }, send: { people: MIN_SEATS_TO_SEND } };
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      {about && <UpgradeDialog {...people[about]} onClose={() => setAbout(null)} />}
    </Suspense>
  );
}
