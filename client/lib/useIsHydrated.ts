import { useSyncExternalStore } from "react";
import { noChanges } from "./unsaved.ts";

/** Whether what only the browser knows may be drawn: false on the server and in the first drawing over its page. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
