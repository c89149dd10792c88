import clsx from "clsx";
import { Image, Palette, Puzzle, Share2, UserRound } from "lucide-react";
import { Tabs } from "radix-ui";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { HELP_KEYS } from "#client/features/commands/keys.ts";
import { commandDialog } from "#client/lib/commands.ts";
import { preparedPart } from "#client/lib/lazyPart.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { BottomSheet, type SheetStop } from "#client/ui/BottomSheet.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { mouseFocus } from "#client/ui/mouseFocus.ts";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import type { EditorTab } from "../fields/fields.ts";
import { TAB_NAMES } from "../fields/tabNames.ts";
import { GeneralPanel } from "../panels/GeneralPanel.tsx";
import { useEditing, useView } from "../session/EditingContext.tsx";
import { tabKeys } from "./editorKeys.ts";
import { MEDIA, useMedia } from "./useMedia.ts";

/** The tabs that are not open at first: their scripts come when the page is done with the first. */
const [DesignPanel, prepareDesign] = preparedPart(async () => (await import("../panels/DesignPanel.tsx")).DesignPanel);
const [AddonsPanel, prepareAddons] = preparedPart(async () => (await import("../panels/AddonsPanel.tsx")).AddonsPanel);
const [MediaPanel, prepareMedia] = preparedPart(async () => (await import("../panels/MediaPanel.tsx")).MediaPanel);
const [SocialPanel, prepareSocial] = preparedPart(async () => (await import("../panels/SocialPanel.tsx")).SocialPanel);
/** So that a tab asks for nothing when it opens; one after the other, for each takes its time. */
const prepareTabs = async () => {
  for (const prepare of [prepareDesign, prepareAddons, prepareMedia, prepareSocial]) await prepare();
};

type TabRow = { value: EditorTab; icon: ReactNode; panel: ReactNode };

const icon = { className: "size-5", "aria-hidden": true } as const;
const TABS: readonly TabRow[] = [
  { value: "design", icon: <Palette {...icon} />, panel: <DesignPanel /> },
  { value: "addons", icon: <Puzzle {...icon} />, panel: <AddonsPanel /> },
  { value: "media", icon: <Image {...icon} />, panel: <MediaPanel /> },
  { value: "social", icon: <Share2 {...icon} />, panel: <SocialPanel /> },
  { value: "general", icon: <UserRound {...icon} />, panel: <GeneralPanel /> },
];

/**
 * On a phone, above the tabs (56 px): a grip and a line of the controls; so much that 45 % of the screen are ours; or all
 * but the header (52 px) and 96 px of the signature.
 */
const HEIGHTS = {
  peek: "56px",
  half: "max(56px, var(--screen-height, 100dvh) * 0.45 - 56px)",
  full: "max(56px, var(--screen-height, 100dvh) - 204px)",
} as const satisfies Record<SheetStop, string>;

/** The five tabs with their controls: rail and column on wide screens, one column on narrow ones, bar and sheet on phones. */
export function Inspector() {
  const { change } = useEditing();
  const { tab } = useView();
  const isDesktop = useMedia(MEDIA.desktop);
  const [stop, setStop] = useState<SheetStop>("half");
  useEffect(() => whenIdle(() => void prepareTabs()), []);
  const leavePeek = () => setStop((now) => (now === "peek" ? "half" : now));
  return (
    <Tabs.Root
      value={tab}
      orientation={isDesktop ? "vertical" : "horizontal"}
      onValueChange={(value) => change({ tab: value as EditorTab })}
      className="flex shrink-0 flex-col-reverse border-line bg-surface split:w-80 split:flex-col split:border-r lg:relative lg:w-auto lg:flex-row"
    >
      <Tabs.List
        aria-label={t("What to edit")}
        className="relative z-20 flex shrink-0 border-line bg-surface max-split:shadow-[0_-1px_0_var(--line)] max-split:pb-[env(safe-area-inset-bottom)] split:border-b lg:w-18 lg:flex-col lg:gap-1 lg:border-r lg:border-b-0 lg:py-3"
      >
        {TABS.map(({ value, icon: sign }) => (
          <Tabs.Trigger
            {...mouseFocus}
            key={value}
            value={value}
            aria-keyshortcuts={tabKeys(value)}
            className={clsx(
              "data-pressed:outline-none flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-12 font-medium text-ink-muted hover:text-ink max-lg:-outline-offset-2 lg:mx-1.5 lg:flex-none lg:rounded-control",
              "data-[state=active]:text-on-brand-soft lg:data-[state=active]:bg-brand-soft max-lg:data-[state=active]:shadow-[inset_0_2px_0_var(--primary)]",
            )}
            onClick={leavePeek}
          >
            {sign}
            {t(TAB_NAMES[value])}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* At the foot of the rail. */}
      <IconButton
        label={t("Keyboard shortcuts")}
        aria-keyshortcuts={HELP_KEYS[0]}
        icon={<kbd className="font-sans text-16 font-semibold">?</kbd>}
        className="absolute bottom-3 left-4 z-20 max-lg:hidden"
        onClick={() => commandDialog.set("shortcuts")}
      />
      <BottomSheet
        label={t("Controls")}
        stop={stop}
        onStop={setStop}
        heights={HEIGHTS}
        className="split:flex-1 lg:w-95 lg:flex-none"
      >
        {/* Drawn anew per tab: another tab starts at its top. */}
        <div key={tab} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {TABS.map(({ value, panel }) => (
            <Tabs.Content key={value} value={value} tabIndex={-1} className="outline-none" onFocus={leavePeek}>
              <Suspense fallback={<Coming tab={value} />}>{panel}</Suspense>
            </Tabs.Content>
          ))}
        </div>
      </BottomSheet>
    </Tabs.Root>
  );
}

const Coming = ({ tab }: { tab: EditorTab }) => (
  <div className="grid h-80 place-items-center px-5 text-center">
    <OnItsWay {...(tab === "design" && { offline: t("You are offline. Designs open when you are back.") })} />
  </div>
);
