import type { InstallGuide, InstallWay } from "#shared/catalog/guides/guide.ts";

/** Mail providers by the domain of an address, and the guide that most of their people need. */
const CLIENTS: readonly (readonly [domains: RegExp, guide: string])[] = [
  [/^(gmail|googlemail)\.com$/, "gmail"],
  [/^(outlook|hotmail|live|msn)\.\w{2,3}(\.\w\w)?$/, "office365"],
  [/^(yahoo|ymail|rocketmail)\.\w{2,3}(\.\w\w)?$/, "yahoo"],
  [/^(icloud|me|mac)\.com$/, "apple-mail"],
];

/** What most people use, also with an address of their company. */
export const USUAL_CLIENT = "gmail";

/** The mail client that somebody with this address probably writes in. `"ana@hotmail.com"` -> `"office365"` */
export function guessClient(email: string): string {
  const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
  return CLIENTS.find(([domains]) => domains.test(domain))?.[1] ?? USUAL_CLIENT;
}

/** What a browser says of the device that it runs on. */
export type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** Also one that says it is a Mac: no Mac is touched. */
const isIPad = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 0);

const isAppleDevice = (device: Device): boolean => /iPhone|iPod/.test(device.userAgent) || isIPad(device);

/** Whether somebody holds it in their hand. */
export const isHandheld = (device: Device): boolean => isAppleDevice(device) || /Android|Mobile/.test(device.userAgent);

/**
 * The guide for the phone that somebody holds: Apple's own mail on its devices, else Gmail's app, which is on nearly all others.
 * @param guessed of the address: Outlook's app is on both
 */
export function phoneGuide(device: Device, guessed: string): string {
  if (guessed === "office365") return "outlook-ios";
  return isAppleDevice(device) ? "apple-device" : USUAL_CLIENT;
}

/** The way of a guide for what somebody holds; undefined where it has none for phones. */
export function wayInHand({ ways }: Pick<InstallGuide, "ways">, device: Device): InstallWay | undefined {
  const inHand = ways.filter(({ isOnPhone }) => isOnPhone);
  return (isIPad(device) && inHand.find(({ id }) => id === "ipad")) || inHand[0];
}
