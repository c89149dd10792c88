import { useApp, useTheme } from "#client/lib/context.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { msg, t, translated } from "#shared/languages/translate.ts";

const THEMES = [
  { value: "system", label: msg("System") },
  { value: "light", label: msg("Light") },
  { value: "dark", label: msg("Dark") },
] as const;

export function ThemeSwitch() {
  const { theme } = useApp();
  return <SegmentedControl label={t("Theme")} options={translated(THEMES)} value={useTheme()} onChange={theme.set} />;
}
