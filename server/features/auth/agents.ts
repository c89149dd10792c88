/** The names of browser and system in a user agent: what somebody recognises their own device by, and nothing more. */
export type Agent = { browser: string; system: string };

/** The first that fits counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
  [/\b(?:curl|Wget)\//, "curl"],
];

/** Telephones first: iPhones say "like Mac OS X", and Android says "Linux". */
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPad\b/, "iPadOS"],
  [/\b(?:iPhone|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** `Mozilla/5.0 (Windows NT 10.0; …) … Firefox/140.0` -> `{ browser: "Firefox", system: "Windows" }`; empty where nothing fits. */
export const agentOf = (userAgent = ""): Agent => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});

const nameIn = (names: typeof BROWSERS, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? "";
