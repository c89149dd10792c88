import { template } from "./translate.ts";

/**
 * A sentence of more than text: `{name}` gives its place to a part, and what stands in `<name>…</name>` goes through one.
 * A sentence is never put together of what people typed: that comes as a part.
 */
export function rich<T>(message: string, parts: Record<string, T | ((words: string) => T)>): (string | T)[] {
  return template(message)
    .split(/(\{\w+\}|<\w+>[^<]*<\/\w+>)/)
    .map((piece) => {
      const [, name = "", words] = /^[{<](\w+)[}>](?:([^<]*)<\/\w+>)?$/.exec(piece) ?? [];
      const part = parts[name];
      if (part === undefined) return piece;
      return typeof part === "function" ? (part as (words: string) => T)(words ?? "") : part;
    });
}
