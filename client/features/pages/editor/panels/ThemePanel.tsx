import { BackgroundForm } from "./BackgroundForm.tsx";
import { ThemeGrid } from "./ThemeGrid.tsx";

/** A ready theme to begin with, and what stands behind the page. */
export function ThemePanel() {
  return (
    <div className="flex flex-col gap-6">
      <ThemeGrid />
      <BackgroundForm />
    </div>
  );
}
