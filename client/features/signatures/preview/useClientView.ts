import { useRef, useState } from "react";
import { orOffline } from "#client/lib/problem.ts";
import type { Ground } from "#client/ui/SignatureFrame.tsx";
import type { ClientView } from "./views.ts";

/** Through whose eyes a signature is looked at; what draws as they do is fetched when somebody first asks for it. */
export function useClientView() {
  const [view, setView] = useState<ClientView>("sent");
  const latest = useRef<ClientView>("sent");
  const viewOf = useRef<typeof import("./clientViews.ts").viewOf>(null);
  return {
    view,
    /** @throws ApiError offline, when what draws is not here yet */
    async choose(next: ClientView): Promise<void> {
      latest.current = next;
      if (next !== "sent") viewOf.current ??= (await orOffline(import("./clientViews.ts"))).viewOf;
      // What was chosen first may be the last to have what it waits for.
      if (latest.current === next) setView(next);
    },
    /** The same signature as it is seen. */
    draw: (html: string, ground: Ground) =>
      view === "sent" || !viewOf.current ? html : viewOf.current(view, html, ground),
  };
}
