import { createRoot } from "react-dom/client";
import { type App, AppProvider } from "#client/lib/context.tsx";
import { CarryDialog } from "./CarryDialog.tsx";
import type { Target } from "./targets.ts";

/**
 * Opens the choice over whatever screen there is: the toast that leads here outlives the one where it was shown, and no screen
 * has to carry the dialog for it.
 */
export function openCarry(app: App, targets: readonly Target[]): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <AppProvider app={app}>
      {/* Not from inside of its own drawing. */}
      <CarryDialog targets={targets} onClose={() => setTimeout(close)} />
    </AppProvider>,
  );
}
