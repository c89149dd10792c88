import { useSyncExternalStore } from "react";

/** The specification's line between mobile and desktop. */
const MOBILE = "(max-width: 1024.98px)";

/** False on the server and while hydrating. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(MOBILE);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(MOBILE).matches,
    () => false,
  );
}
