import { Suspense, useEffect, useSyncExternalStore } from "react";
import { commandDialog, lateCommands, useCommands } from "#client/lib/commands.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import { HELP_KEYS, PALETTE_KEYS } from "./keys.ts";

const loadPalette = () => import("./Palette.tsx");
const loadShortcuts = () => import("./ShortcutList.tsx");
const Palette = lazyPart(async () => (await loadPalette()).Palette);
const ShortcutList = lazyPart(async () => (await loadShortcuts()).ShortcutList);

/** So that they open at once, without a network too. What fails comes when it is asked for. */
const prepare = () => void Promise.all([loadPalette(), loadShortcuts(), lateCommands()]).catch(() => undefined);

const close = () => commandDialog.set(null);

/** The palette and the list of shortcuts, with the keys that open them: once on a page that has commands. */
export function CommandCenter() {
  const open = useSyncExternalStore(commandDialog.subscribe, commandDialog.get, () => null);
  useCommands(() => [
    {
      id: "palette",
      label: t("Find a command"),
      group: "everywhere",
      keys: PALETTE_KEYS,
      run: () => commandDialog.set("palette"),
    },
    {
      id: "shortcuts",
      label: t("Keyboard shortcuts"),
      group: "everywhere",
      keys: HELP_KEYS,
      run: () => commandDialog.set("shortcuts"),
    },
  ]);
  useEffect(() => whenIdle(prepare), []);
  useEffect(() => close, []);
  return (
    <Suspense fallback={open && <DialogOnItsWay />}>
      {open === "palette" && <Palette onClose={close} />}
      {open === "shortcuts" && <ShortcutList onClose={close} />}
    </Suspense>
  );
}
