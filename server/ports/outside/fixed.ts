import { Failure } from "#shared/errors/catalogue.ts";
import type { Outside } from "./outside.ts";

/** `leadsTo`: where it was found, of one that leads on. */
export type FixedPage = { type: string; bytes: Buffer; leadsTo?: string };

/** A stand-in that knows some pages and no network: what is not among them cannot be reached. */
export function fixedOutside(pages: Readonly<Record<string, FixedPage>>): Outside & { asked: string[] } {
  const asked: string[] = [];
  const follow: Outside["follow"] = async (address, { hosts, type, maxBytes }) => {
    asked.push(address);
    const page = Object.hasOwn(pages, address) ? pages[address] : undefined;
    const isAllowed = hosts === "any" || hosts.includes(URL.parse(address)?.hostname ?? "");
    if (!page || !isAllowed || !page.type.startsWith(type) || page.bytes.length > maxBytes)
      throw new Failure("unreachable", { cause: new Error(`no page at ${address}`) });
    return { bytes: page.bytes, address: page.leadsTo ?? address };
  };
  const get: Outside["get"] = async (address, wanted) => (await follow(address, wanted)).bytes;
  return { asked, follow, get, post: (address, _form, wanted) => get(address, wanted) };
}
