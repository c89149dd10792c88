import { IMAGE_FORMATS } from "./constants.ts";

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const SIGNATURES: Record<ImageFormat, (start: string) => boolean> = {
  png: (start) => start.startsWith("\x89PNG\r\n\x1a\n"),
  jpeg: (start) => start.startsWith("\xff\xd8\xff"),
  webp: (start) => /^RIFF.{4}WEBP/s.test(start),
  gif: (start) => /^GIF8[79]a/.test(start),
};

/** The format that the first bytes announce. Whatever a file is called, and whatever it says it is, counts for nothing. */
export function sniff(bytes: Uint8Array): ImageFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return IMAGE_FORMATS.find((format) => SIGNATURES[format](start)) ?? null;
}
