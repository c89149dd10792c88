import { expect, test } from "vitest";
import { isPicture, tooLarge } from "./pictureFile.ts";

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ["PNG", "\x89PNG\r\n\x1a\n....", true],
  ["JPEG", "\xff\xd8\xff\xe0........", true],
  ["GIF", "GIF89a......", true],
  ["WebP", "RIFF\x10\0\0\0WEBP", true],
  ["a sound in the same container", "RIFF\x10\0\0\0WAVE", false],
  ["SVG", "<svg xmlns='", false],
  ["text called .png", "hello world!", false],
  ["nothing", "", false],
])("%s", (_, head, expected) => {
  expect(isPicture(bytes(head))).toBe(expected);
});

test("a 12 megapixel photo passes, 25 megapixels and a very long strip do not", () => {
  expect(tooLarge({ widthPx: 4000, heightPx: 3000 })).toBeNull();
  expect(tooLarge({ widthPx: 5000, heightPx: 5000 })).toBe("Selected image is too big.");
  expect(tooLarge({ widthPx: 9000, heightPx: 100 })).toBe("Selected image is too big.");
});
