import { expect, it, test } from "vitest";
import { isSample, parseSample, samplePath, withoutSamples } from "./samples.ts";
import { parseSource, variantName } from "./variant.ts";

const FACE = samplePath({ kind: "face", id: "real-estate-agent" }, [480, 480]);
const LOGO = samplePath({ kind: "logo", id: "hirewell" }, [498, 160]);
const OWN = "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg";

it("names samples as stored pictures are named, and reads them and their copies", () => {
  expect(LOGO).toBe("/i/logo-hirewell_________-498x160.png");
  const source = parseSource(LOGO);
  if (!source) throw new Error(LOGO);
  expect(parseSample(LOGO)).toEqual({ kind: "logo", id: "hirewell" });
  expect(parseSample(variantName(source, { shape: 1, widthPx: 100, density: 2, backing: 1 }))).toEqual({
    kind: "logo",
    id: "hirewell",
  });
  expect(parseSource(FACE)).toMatchObject({ widthPx: 480, extension: "png" });
});

it.each([
  OWN,
  "/i/face-Real-estate-agen-480x480.png",
  "/i/face-_________________-480x480.png",
  "face-x",
  "",
  "/i/local-0123456789abcdef-400x400.jpg",
])("%s is no sample", (path) => expect(isSample(path)).toBe(false));

test("a signature without samples keeps all else", () => {
  const content = {
    general: {
      name: FACE,
      addons: [
        { type: "sign", data: { image: LOGO, text: "Ana" } },
        { type: "badge", data: { list: [{ image: OWN }, { image: LOGO }] } },
      ],
      socials: [{ name: "x", link: LOGO, image: LOGO }],
    },
    media: {
      photo: FACE,
      photo2: OWN,
      banner: LOGO,
      photoUrl: FACE,
      customSocialIcons: [{ key: "a", originalUrl: OWN, croppedUrl: LOGO }],
    },
  };
  expect(withoutSamples(content)).toEqual({
    general: {
      name: FACE,
      addons: [
        { type: "sign", data: { image: "", text: "Ana" } },
        { type: "badge", data: { list: [{ image: OWN }, { image: "" }] } },
      ],
      socials: [{ name: "x", link: LOGO, image: null }],
    },
    media: {
      photo: null,
      photo2: OWN,
      banner: null,
      photoUrl: FACE,
      customSocialIcons: [{ key: "a", originalUrl: OWN, croppedUrl: null }],
    },
  });
});
