import { Failure } from "#shared/errors/catalogue.ts";
import type { Outside } from "./outside.ts";

export type FixedPage = { type: string; bytes: Buffer };

/** A stand-in that knows some pages and no network: what is not among them cannot be reached. */
export function fixedOutside(pages: Readonly<Record<string, FixedPage>>): Outside & { asked: string[] } {
  const asked: string[] = [];
  const get: Outside["get"] = async (address, { hosts, type, maxBytes }) => {
    asked.push(address);
    const page = Object.hasOwn(pages, address) ? pages[address] : undefined;
    const isAllowed = hosts === "any" || hosts.includes(URL.parse(address)?.hostname ?? "");
    if (!page || !isAllowed || !page.type.startsWith(type) || page.bytes.length > maxBytes)
      throw new Failure("unreachable", { cause: new Error(`no page at ${address}`) });
    return page.bytes;
  };
  return { asked, get, post: (address, _form, wanted) => get(address, wanted) };
}
