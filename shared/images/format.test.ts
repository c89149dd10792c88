import { expect, it } from "vitest";
import { sniff } from "./format.ts";

it.each([
  ["\x89PNG\r\n\x1a\n....", "png"],
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["RIFF\x10\x00\x00\x00WEBPVP8 ", "webp"],
  ["GIF89a", "gif"],
  ["GIF87a", "gif"],
  ["GIF88a", null],
  ["<svg xmlns=", null],
  [" GIF89a", null],
  ["RIFF\x10\x00\x00\x00WAVE", null],
  ["%PDF-1.7", null],
  ["", null],
])("%j is %j", (start, format) => expect(sniff(Buffer.from(start, "latin1"))).toBe(format));
