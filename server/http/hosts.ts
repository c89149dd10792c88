import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";

/** Lets hosts of their own serve the API and the short links at their root, as the settings say. */
export function hostRewriter({ API_HOST, SHORT_LINK_HOST }: Pick<Config, "API_HOST" | "SHORT_LINK_HOST">) {
  const prefixes = new Map<string, string>();
  if (API_HOST) prefixes.set(new URL(API_HOST).host, "/api");
  if (SHORT_LINK_HOST) prefixes.set(new URL(SHORT_LINK_HOST).host, "/l");
  return ({ url = "/", headers }: IncomingMessage): string => {
    if (prefixes.size === 0) return url;
    const prefix = prefixes.get(headers.host ?? "");
    return prefix && !url.startsWith(`${prefix}/`) ? prefix + url : url;
  };
}
