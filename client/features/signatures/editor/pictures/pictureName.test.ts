import { expect, test } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { pictureName } from "./pictureName.ts";

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
  ["general.addons.0.data.image", "The picture of “Handwritten sign”"],
  ["general.addons.1.data.list.1.image", "The picture of badge 2"],
])("%s", (path, name) => {
  expect(pictureName(path, document)).toBe(name);
});
