import { useEffect, useState } from "react";
import { keep, kept } from "#client/lib/kept.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";

/** Where the mail client that somebody chose last is remembered in the browser. */
export const CLIENT_KEY = "mailClient";

/**
 * The mail client to install in: the one chosen last in this browser, or else what was guessed.
 * @returns the guide's id, and what chooses another one
 */
export function useClient(guessed: string) {
  const [client, setClient] = useState(guessed);
  // After the first drawing, which came from the server and knows nothing of this browser.
  useEffect(() => {
    const last = kept(CLIENT_KEY);
    if (last && INSTALL_GUIDES.some(({ id }) => id === last)) setClient(last);
  }, []);
  return [
    client,
    (id: string) => {
      setClient(id);
      keep(CLIENT_KEY, id);
    },
  ] as const;
}
