import { describe, expect, test } from "vitest";
import { altOf, altProblem, automaticAlt, suggestedAlt } from "./alt.ts";
import { Content, Media } from "./schema.ts";

const PICTURE = "/i/local-0000000000sample-240x240.jpg";
const PICTURES = { photo: PICTURE, photo2: PICTURE, banner: PICTURE };
const signature = (general: object, media: object = PICTURES) => Content.parse({ general, media });

test("a record from before there were alternative texts has empty ones, and is drawn with the words it always had", () => {
  const { photoAlt, photo2Alt, bannerAlt, ...before } = Media.parse(PICTURES);
  expect([photoAlt, photo2Alt, bannerAlt]).toEqual(["", "", ""]);
  const old = Content.parse({ general: { name: "Ana Ruiz", company: "Acme" }, media: before });
  expect([altOf(old, "photo"), altOf(old, "photo2"), altOf(old, "banner")]).toEqual(["Ana Ruiz", "Acme", "Banner"]);
});

describe("altOf", () => {
  test.each([
    [{}, {}, ["Photo", "Logo", "Banner"]],
    [{ company: "Acme" }, {}, ["Photo", "Acme", "Banner"]],
    [{ company: "Acme" }, { photo2: null }, ["Acme", "Acme", "Banner"]],
    [{ name: "Ana" }, { photoAlt: " Ana at sea ", bannerAlt: "Open day" }, ["Ana at sea", "Logo", "Open day"]],
    [{ name: "Ana" }, { photoAlt: "  " }, ["Ana", "Logo", "Banner"]],
  ])("%j with %j: %j", (general, media, wanted) => {
    const content = signature(general, { ...PICTURES, ...media });
    expect([altOf(content, "photo"), altOf(content, "photo2"), altOf(content, "banner")]).toEqual(wanted);
  });
});

describe("altProblem", () => {
  const twins = signature({ name: "Acme", company: "acme" });
  test("two that sound alike are one too many, a picture that is not there disturbs nobody", () => {
    expect(altProblem(twins, "photo")).toBe("This field is required. Choose a unique name.");
    expect(altProblem(twins, "photo2", " BANNER ")).toBe("This field is required. Choose a unique name.");
    expect(altProblem(twins, "banner")).toBeNull();
    expect(altProblem(signature({ name: "Acme", company: "Acme" }, { photo2: PICTURE }), "photo2")).toBeNull();
  });
  test("none is one too few", () =>
    expect(altProblem(twins, "banner", "  ")).toBe("This field is required. Choose a unique name."));
});

test("a new picture is called what it would be called anyway, unless another is", () => {
  const content = signature({ name: "Acme", company: "Acme" }, { photo: PICTURE });
  expect(suggestedAlt(content, "photo")).toBe("Acme");
  expect(suggestedAlt(content, "photo2")).toBe("Logo of Acme");
  expect(suggestedAlt(signature({}, {}), "photo")).toBe("Photo");
  expect(automaticAlt(signature({ name: "Ana" }, { photoAlt: "Ana at sea" }), "photo")).toBe("Ana");
});
