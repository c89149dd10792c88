import type { Content } from "#shared/signatures/schema.ts";
import { draw } from "./render.ts";
import type { Requests } from "./sheet.ts";

/**
 * Every web address the signature links to, as `safeUrl` writes it: short links are made for exactly these.
 * @param eventsUrl where the events of its calendar addons are served, once it is saved
 */
export function webLinks(content: Content, eventsUrl?: string): string[] {
  const requests: Requests = { links: new Set(), images: new Map() };
  draw(content, { imageHost: "", ...(eventsUrl && { eventsUrl }) }, requests);
  return [...requests.links];
}
