import clsx from "clsx";
import { Image, Palette, Puzzle, Share2, UserRound } from "lucide-react";
import { Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import { BottomSheet, type SheetStop } from "#client/ui/BottomSheet.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import type { EditorTab } from "../fields/fields.ts";
import { AddonsPanel } from "../panels/AddonsPanel.tsx";
import { DesignPanel } from "../panels/DesignPanel.tsx";
import { GeneralPanel } from "../panels/GeneralPanel.tsx";
import { MediaPanel } from "../panels/MediaPanel.tsx";
import { SocialPanel } from "../panels/SocialPanel.tsx";
import { useEditing, useView } from "../session/EditingContext.tsx";
import { useIsMobile } from "./useIsMobile.ts";

type TabRow = { value: EditorTab; label: string; icon: ReactNode; panel: ReactNode };

const icon = { className: "size-5", "aria-hidden": true } as const;
const TABS: readonly TabRow[] = [
  { value: "design", label: msg("Design"), icon: <Palette {...icon} />, panel: <DesignPanel /> },
  { value: "addons", label: msg("Addons"), icon: <Puzzle {...icon} />, panel: <AddonsPanel /> },
  { value: "media", label: msg("Media"), icon: <Image {...icon} />, panel: <MediaPanel /> },
  { value: "social", label: msg("Social"), icon: <Share2 {...icon} />, panel: <SocialPanel /> },
  { value: "general", label: msg("General"), icon: <UserRound {...icon} />, panel: <GeneralPanel /> },
];

/** The five tabs with their controls: a rail and a column on wide screens, a bar and a sheet at the thumb on small ones. */
export function Inspector() {
  const { change } = useEditing();
  const { tab } = useView();
  const isMobile = useIsMobile();
  const [stop, setStop] = useState<SheetStop>("half");
  const panels = TABS.map(({ value, panel }) => (
    <Tabs.Content key={value} value={value} tabIndex={-1} className="outline-none">
      {panel}
    </Tabs.Content>
  ));
  return (
    <Tabs.Root
      value={tab}
      orientation={isMobile ? "horizontal" : "vertical"}
      onValueChange={(value) => change({ tab: value as EditorTab })}
      className="flex shrink-0 lg:h-full"
    >
      <Tabs.List
        aria-label={t("What to edit")}
        className="flex border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-310 max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] lg:w-18 lg:flex-col lg:gap-1 lg:border-r lg:py-3"
      >
        {TABS.map(({ value, label, icon: sign }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className={clsx(
              "flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-12 font-medium text-ink-muted hover:text-ink max-lg:-outline-offset-2 lg:mx-1.5 lg:flex-none lg:rounded-control",
              "data-[state=active]:text-on-brand-soft lg:data-[state=active]:bg-brand-soft max-lg:data-[state=active]:shadow-[inset_0_2px_0_var(--primary)]",
            )}
            onClick={() => setStop((now) => (now === "peek" ? "half" : now))}
          >
            {sign}
            {t(label)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Drawn anew per tab: another tab starts at its top. */}
      {isMobile ? (
        <BottomSheet key={tab} label={t("Controls")} stop={stop} onStop={setStop} className="pb-14">
          <div className="-mx-4">{panels}</div>
        </BottomSheet>
      ) : (
        <div
          key={tab}
          className="relative w-95 overflow-y-auto overscroll-contain border-r border-line bg-surface max-lg:hidden"
        >
          {panels}
        </div>
      )}
    </Tabs.Root>
  );
}
