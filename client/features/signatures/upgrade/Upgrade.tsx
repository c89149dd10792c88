import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { answerUnlockPro } from "#client/lib/unlockPro.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";

const UpgradeDialog = lazyPart(async () => (await import("./UpgradeDialog.tsx")).UpgradeDialog);

/** Answers `unlockPro` on a screen, over the work and without leaving it. */
export function Upgrade() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => answerUnlockPro(() => setOpen(true)), []);
  return (
    <Suspense fallback={<DialogOnItsWay />}>{isOpen && <UpgradeDialog onClose={() => setOpen(false)} />}</Suspense>
  );
}
