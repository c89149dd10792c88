import { useApp, useTheme } from "#client/lib/context.tsx";
import { THEMES } from "#client/lib/themes.ts";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { t, translated } from "#shared/languages/translate.ts";

export function ThemeSwitch() {
  const { theme } = useApp();
  return <SegmentedControl label={t("Theme")} options={translated(THEMES)} value={useTheme()} onChange={theme.set} />;
}
