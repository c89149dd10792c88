import { useApp, useTheme } from "#client/lib/context.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export function ThemeSwitch() {
  const { theme } = useApp();
  return <SegmentedControl label="Theme" options={THEMES} value={useTheme()} onChange={theme.set} />;
}
