import { networkNamed, type Shared, shareAddress } from "./networks.ts";

/** As networks expect it. */
const WIDTH_PX = 626;
const HEIGHT_PX = 436;
/** How often it is looked whether the window was closed, and how long at most. */
const LOOK_MS = 500;
const MAX_LOOKS = 1_200;

/**
 * Opens a network's page in a small window in the middle of this one.
 * @param onClosed somebody has closed it, whatever they did there
 * @returns false where the browser does not allow it, or the network has no page: the link is left to the browser
 * @throws Error for a network that there is not
 */
export function openShare(name: string, shared: Shared, onClosed: () => void = () => {}): boolean {
  if (!networkNamed(name).isWindow) return false;
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH_PX) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT_PX) / 2));
  const features = `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top}`;
  // Empty at first: what opened it is taken away before anybody else's page comes.
  const popup = open("", "_blank", features);
  if (!popup) return false;
  popup.opener = null;
  popup.location.href = shareAddress(name, shared);
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (!popup.closed && looks < MAX_LOOKS) return;
    clearInterval(timer);
    if (popup.closed) onClosed();
  }, LOOK_MS);
  return true;
}
