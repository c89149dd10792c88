import { expect, test } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { nameOfFile, pictureName } from "./pictureName.ts";

const document = SignatureInput.parse({
  general: {
    addons: [
      { type: "sign", key: "1" },
      { type: "badge", key: "2", data: { list: [{}, {}] } },
    ],
  },
  media: { customSocialIcons: [{ key: "my-shop", originalUrl: null, croppedUrl: null }] },
});

test.each([
  ["media.banner", "The banner"],
  ["media.customSocialIcons.0.croppedUrl", "The icon “my-shop”"],
  ["general.addons.0.data.image", "The picture of “Handwriting”"],
  ["general.addons.1.data.list.1.image", "The picture of badge 2"],
])("%s", (path, name) => {
  expect(pictureName(path, document)).toBe(name);
});

test.each([
  ["winner_2026.png", "Winner 2026"],
  ["Best-of  show.final.jpg", "Best of show.final"],
  ["IMG_20260113_104455.jpg", ""],
  ["DSC-0042.JPG", ""],
  ["photo.png", ""],
  ["賞状.png", "賞状"],
  [".png", ""],
])("the file %s is called %j", (file, name) => expect(nameOfFile(file)).toBe(name));
