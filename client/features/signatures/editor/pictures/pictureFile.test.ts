import { expect, test } from "vitest";
import { ANY_PICTURE, ICON_PICTURE, isHeic, isSentAsItIs, PNG_OR_JPEG, readPicture } from "./pictureFile.ts";

const MB = 1024 * 1024;
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test("a file larger than any photo is refused before it is opened", async () => {
  const huge = { size: 101 * MB } as File;
  expect(await readPicture(huge, ANY_PICTURE)).toBe("Please choose a file up to 100 MB in size.");
});

test.each([
  ["a phone's photo as it comes", "jpeg", 3, 4000, 3000, ANY_PICTURE, false],
  ["a photo of the size that is sent", "jpeg", 5, 2400, 1800, ANY_PICTURE, true],
  ["one that weighs more", "jpeg", 5.1, 2400, 1800, ANY_PICTURE, false],
  ["a long strip", "png", 0.1, 9000, 100, ANY_PICTURE, false],
  ["an animation", "gif", 4, 3000, 2000, ANY_PICTURE, true],
  ["an animation that weighs more", "gif", 6, 300, 200, ANY_PICTURE, false],
  ["an animation with more pixels than the server decodes", "gif", 1, 6000, 6000, ANY_PICTURE, false],
  ["an animation where only PNG and JPEG go", "gif", 1, 300, 200, PNG_OR_JPEG, false],
  ["an icon", "png", 3, 500, 500, ICON_PICTURE, true],
  ["an icon that weighs more", "png", 3.1, 500, 500, ICON_PICTURE, false],
  ["what only the browser knows", null, 1, 500, 500, ANY_PICTURE, false],
] as const)("%s: %s of %s MB, %i by %i", (_, format, mb, widthPx, heightPx, limits, isSent) => {
  expect(isSentAsItIs({ size: mb * MB }, format, { widthPx, heightPx }, limits)).toBe(isSent);
});

test.each([
  ["\0\0\0\x18ftypheic", true],
  ["\0\0\0\x18ftypmif1", true],
  ["\0\0\0\x18ftypavif", false],
  ["\0\0\0\x18ftypmp42", false],
  ["\xff\xd8\xff\xe0ftyp", false],
])("%j is HEIC: %s", (start, isIt) => expect(isHeic(bytes(start))).toBe(isIt));
