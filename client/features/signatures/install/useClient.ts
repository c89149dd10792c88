import { useEffect, useState } from "react";
import { keep, kept } from "#client/lib/kept.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { phoneGuide } from "./guessClient.ts";

/** Where the mail client that somebody chose last is remembered in the browser. */
export const CLIENT_KEY = "mailClient";

/** Names a guide in the address of a preview, as the code for a phone's camera and the mail of a signature do. */
export const GUIDE_QUERY = "guide";
/** In its place: whichever is right for the phone that opens it. */
export const PHONE = "phone";

/**
 * The mail client to install in: the one that the address asks for, the one chosen last in this browser, or else what was guessed.
 * @returns the guide's id, what chooses another one, and whether somebody came here with a phone
 */
export function useClient(guessed: string) {
  const [client, setClient] = useState(guessed);
  const [isPhone, setPhone] = useState(false);
  // After the first drawing, which came from the server and knows nothing of this browser.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(GUIDE_QUERY);
    setPhone(asked === PHONE);
    const wanted = asked === PHONE ? phoneGuide(navigator.userAgent, guessed) : (asked ?? kept(CLIENT_KEY));
    if (wanted && INSTALL_GUIDES.some(({ id }) => id === wanted)) setClient(wanted);
  }, [guessed]);
  return [
    client,
    (id: string) => {
      setClient(id);
      keep(CLIENT_KEY, id);
    },
    isPhone,
  ] as const;
}
