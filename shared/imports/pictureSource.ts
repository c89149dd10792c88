import { isWebUrl, safeUrl } from "../lib/url.ts";

/** What browsers and our own service can read; SVG is left out, for it is a program. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
export const MAX_PICTURE_BYTES = 5_000_000;
export const MAX_PICTURES = 10;

const DATA_URL = /^data:(image\/[a-z]+);base64,([a-z0-9+/=\s]+)$/i;
/** Four characters of base64 hold three bytes. */
const MAX_BASE64_LENGTH = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;

/**
 * Where a picture may be fetched from, or the picture itself; null for anything else. An http address becomes https.
 * Gmail shows pictures through a proxy that says the true address behind a `#`.
 */
export function pictureSource(source: string): string | null {
  const text = source.trim();
  if (/^data:/i.test(text)) return dataUrl(text);
  if (!/^(?:https?:)?\/\//i.test(text)) return null;
  const behind = /googleusercontent\.com\/(?:meips|proxy)\/[^#]*#(https?:.+)$/i.exec(text)?.[1];
  const href = safeUrl((behind ?? text).replace(/^(?:http:)?\/\//i, "https://"));
  return href !== null && isWebUrl(href) ? href : null;
}

function dataUrl(text: string): string | null {
  if (text.length > MAX_BASE64_LENGTH + 40) return null;
  const [, type = "", data = ""] = DATA_URL.exec(text) ?? [];
  return pictureData(type, data.replace(/\s+/g, ""));
}

/** A data: URL of base64; null for a type that is no picture, and for one that is too heavy. */
export function pictureData(type: string, base64: string): string | null {
  const name = type.toLowerCase().replace("image/jpg", "image/jpeg");
  if (!PICTURE_TYPES.includes(name) || !base64 || base64.length > MAX_BASE64_LENGTH) return null;
  return `data:${name};base64,${base64}`;
}
