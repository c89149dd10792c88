/** What parts of the extension say to the background script. */
export type Said =
  | { type: "connect"; code: string; site: string }
  | { type: "refresh" }
  | { type: "leave" }
  | { type: "site"; site: string };

/** How it went; `problem` by a code of the site's errors. */
export type Heard = { problem: string | null };

export function readSaid(message: unknown): Said | null {
  if (typeof message !== "object" || message === null || !("type" in message)) return null;
  const { type, code, site } = message as Record<string, unknown>;
  if (type === "connect" && typeof code === "string" && typeof site === "string") return { type, code, site };
  if (type === "site" && typeof site === "string") return { type, site };
  return type === "refresh" || type === "leave" ? { type } : null;
}
