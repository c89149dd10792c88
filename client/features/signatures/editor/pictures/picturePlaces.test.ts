import { describe, expect, test } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { localParts, localPlaces, withoutPictures, withPictures } from "./picturePlaces.ts";

const local = (digit: string) => `/i/local-${digit.repeat(16)}-40x20.jpg`;
const document = SignatureInput.parse({
  general: {
    name: local("9"),
    addons: [
      { type: "sign", key: "1", data: { image: local("1"), width: 20 } },
      { type: "videos", key: "2", data: { list: [{ url: "https://vimeo.com/1" }, { image: local("2") }] } },
    ],
  },
  media: {
    photo: local("3"),
    customSocialIcons: [{ key: "shop", originalUrl: local("4"), croppedUrl: local("5") }],
  },
});

test("local pictures are found wherever a picture may stand, and nowhere else", () => {
  expect(localPlaces(document).map(({ path }) => path)).toEqual([
    "general.addons.0.data.image",
    "general.addons.1.data.list.1.image",
    "media.photo",
    "media.customSocialIcons.0.originalUrl",
    "media.customSocialIcons.0.croppedUrl",
  ]);
  expect(localParts(document).map(({ path }) => path)).not.toContain("media.photo");
});

describe("other addresses", () => {
  test("leave a document that shows none of them the very same object", () => {
    expect(withPictures(document, (source) => source)).toBe(document);
  });

  test("change only the parts on the way to them", () => {
    const changed = withPictures(document, (source) => (source === local("2") ? "/i/x" : source));
    expect(changed.general.addons[1]?.data).toEqual({ list: [{ url: "https://vimeo.com/1" }, { image: "/i/x" }] });
    expect(changed.general.addons[0]).toBe(document.general.addons[0]);
    expect(changed.media).toBe(document.media);
  });
});

test("what is sent names no local picture and is valid", () => {
  const sent = SignatureInput.parse(withoutPictures(document));
  expect(localPlaces(sent)).toEqual([]);
  expect(sent.general).toMatchObject({ name: local("9"), addons: [{ data: { image: "", width: 20 } }, {}] });
});
