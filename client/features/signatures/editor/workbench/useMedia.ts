import { useSyncExternalStore } from "react";

/** Where the editor changes its shape: the same lines as in its classes (`split`, `lg`, `xl`; client/ui/tokens.css). */
export const MEDIA = {
  /** the controls lie in a sheet under the signature */
  phone: "(max-width: 599.98px)",
  /** the tabs stand in a rail beside the controls */
  desktop: "(min-width: 1025px)",
  /** room for more than the signature's own size */
  large: "(min-width: 1440px)",
} as const;

/** False on the server and while hydrating. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
