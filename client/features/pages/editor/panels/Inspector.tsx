import { useState } from "react";
import { Accordion } from "#client/ui/Accordion.tsx";
import { t } from "#shared/languages/translate.ts";
import { BlocksPanel } from "./BlocksPanel.tsx";
import { ButtonsPanel } from "./ButtonsPanel.tsx";
import { FontsPanel } from "./FontsPanel.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { SearchPanel } from "./SearchPanel.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { ThemePanel } from "./ThemePanel.tsx";
import { WarningPanel } from "./WarningPanel.tsx";

type Section = "profile" | "blocks" | "theme" | "buttons" | "fonts" | "search" | "warning" | "settings";

/** All that a person writes and chooses for a page. */
export function Inspector() {
  const [open, setOpen] = useState<readonly Section[]>(["profile", "blocks"]);
  return (
    <Accordion<Section>
      open={open}
      onOpen={setOpen}
      sections={[
        { id: "profile", title: t("Profile"), content: <ProfilePanel /> },
        { id: "blocks", title: t("Blocks"), content: <BlocksPanel /> },
        { id: "theme", title: t("Theme"), content: <ThemePanel /> },
        { id: "buttons", title: t("Buttons"), content: <ButtonsPanel /> },
        { id: "fonts", title: t("Text"), content: <FontsPanel /> },
        { id: "search", title: t("Search engines and previews"), content: <SearchPanel /> },
        { id: "warning", title: t("Sensitive content"), content: <WarningPanel /> },
        { id: "settings", title: t("Settings"), content: <SettingsPanel /> },
      ]}
    />
  );
}
