import { useEffect, useState } from "react";
import { keep, kept } from "#client/lib/kept.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { type Device, isHandheld, phoneGuide } from "./guessClient.ts";

/** Where the mail client that somebody chose last is remembered in the browser. */
export const CLIENT_KEY = "mailClient";

/** Names a guide in the address of a preview, as the code for a phone's camera and the mail of a signature do. */
export const GUIDE_QUERY = "guide";
/** In its place: whichever is right for the phone that opens it. */
export const PHONE = "phone";

/**
 * The mail client to install in: the one that the address asks for, the one chosen last in this browser, or else what was guessed.
 * @returns the guide's id, what chooses another one, and the phone or tablet that somebody came here with
 */
export function useClient(guessed: string) {
  const [client, setClient] = useState(guessed);
  const [device, setDevice] = useState<Device | null>(null);
  // After the first drawing, which came from the server and knows nothing of this browser.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(GUIDE_QUERY);
    // The code beside a guide names that guide: whoever opens it with a phone is there too.
    setDevice(asked === PHONE || (asked !== null && isHandheld(navigator)) ? navigator : null);
    const wanted = asked === PHONE ? phoneGuide(navigator, guessed) : (asked ?? kept(CLIENT_KEY));
    if (wanted && INSTALL_GUIDES.some(({ id }) => id === wanted)) setClient(wanted);
  }, [guessed]);
  return [
    client,
    (id: string) => {
      setClient(id);
      keep(CLIENT_KEY, id);
    },
    device,
  ] as const;
}
