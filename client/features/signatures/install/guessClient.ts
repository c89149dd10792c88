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

/** Of Apple's devices, also of a tablet that says it is a Mac: no Mac is touched. */
const APPLE_DEVICE = /iPhone|iPad|iPod/;

/**
 * The guide for the phone that somebody holds: Apple's own mail on its devices, else Gmail's app, which is on nearly all others.
 * @param guessed of the address: an app of the same company is on both
 */
export function phoneGuide(userAgent: string, guessed: string): string {
  if (guessed === "office365") return "outlook-ios";
  return APPLE_DEVICE.test(userAgent) ? "apple-device" : USUAL_CLIENT;
}
