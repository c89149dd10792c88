import type { Drawings } from "./scene.ts";

const FILES: Record<string, () => Promise<{ drawings: Drawings }>> = {
  gmail: () => import("./gmail.ts"),
  "outlook-windows": () => import("./outlookWindows.ts"),
  "outlook-mac": () => import("./outlook.ts"),
  "outlook-ios": () => import("./outlook.ts"),
  office365: () => import("./outlook.ts"),
  "apple-mail": () => import("./appleMail.ts"),
  "apple-device": () => import("./appleDevice.ts"),
  thunderbird: () => import("./thunderbird.ts"),
  yahoo: () => import("./others.ts"),
  spark: () => import("./others.ts"),
  source: () => import("./others.ts"),
};

/** The drawings of one guide; they come when its steps are looked at. */
export async function loadDrawings(guide: string): Promise<Drawings> {
  const file = await FILES[guide]?.();
  return file?.drawings ?? {};
}
