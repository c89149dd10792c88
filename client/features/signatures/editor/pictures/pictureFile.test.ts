import { expect, test } from "vitest";
import { ICON_PICTURE, PNG_OR_JPEG, readPicture, tooLarge } from "./pictureFile.ts";

const file = (start: string, bytes = 100) =>
  new File([Uint8Array.from(start, (char) => char.charCodeAt(0)), new Uint8Array(bytes)], "me.png");

test.each([
  ["text called .png", "hello world!"],
  ["SVG", "<svg xmlns='"],
  ["a GIF where only PNG and JPEG go", "GIF89a......"],
])("%s is refused", async (_, start) => {
  expect(await readPicture(file(start), PNG_OR_JPEG)).toBe("Choose an image file.");
});

test("an icon of more than 3 MB is refused with its own limit", async () => {
  expect(await readPicture(file("\x89PNG\r\n\x1a\n", 3 * 1024 * 1024), ICON_PICTURE)).toBe(
    "Please choose a file up to 3 MB in size.",
  );
});

test("a 12 megapixel photo passes, 25 megapixels and a very long strip do not", () => {
  expect(tooLarge({ widthPx: 4000, heightPx: 3000 })).toBeNull();
  expect(tooLarge({ widthPx: 5000, heightPx: 5000 })).toBe("Selected image is too big.");
  expect(tooLarge({ widthPx: 9000, heightPx: 100 })).toBe("Selected image is too big.");
});
