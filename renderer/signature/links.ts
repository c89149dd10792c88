import type { Content } from "#shared/signatures/schema.ts";
import { draw } from "./render.ts";
import type { Requests } from "./sheet.ts";

/** Every web address the signature links to, as `safeUrl` writes it: short links are made for exactly these. */
export function webLinks(content: Content): string[] {
  const requests: Requests = { links: new Set(), images: new Map() };
  draw(content, { imageHost: "" }, requests);
  return [...requests.links];
}
