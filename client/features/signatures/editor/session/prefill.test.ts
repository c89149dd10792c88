import { expect, test } from "vitest";
import { PREFILLS, type Prefill } from "#shared/catalog/prefills.ts";
import { withoutSamples } from "#shared/images/samples.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { applyLook, contentOf } from "./prefill.ts";

const prefill = PREFILLS.find(({ id }) => id === "architect-modern") as Prefill;
const mine = () =>
  SignatureInput.parse({
    general: { name: "Ana Ruiz", contacts: [{ name: "email", value: "ana@acme.example" }, { name: "phone" }] },
    design: { textColor: "#112233", logoWidth: 140, fontSize: 90 },
    media: { photo: "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg" },
  });

test("a ready design brings its look and nothing else", () => {
  const document = mine();
  applyLook(document, prefill);
  expect(document.design).toMatchObject({ ...prefill.content.design, textColor: null });
  expect({ ...document, design: null }).toEqual({ ...mine(), design: null });
});

test("sizes that were found for a picture which the sample does not have stay", () => {
  const own = { photo: "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg", photo2: "/i/cccccccccccccccccccccc-300x90.png" };
  const design = { logoShape: 3, logoWidth: 140, logo2Width: 180, logoGround: 1, bannerWidth: 333 };
  for (const each of PREFILLS) {
    const document = SignatureInput.parse({ design, media: own });
    applyLook(document, each);
    const { logoWidth, logoShape } = contentOf(each).media.photo ? contentOf(each).design : design;
    expect(document.design).toMatchObject({ ...design, logoWidth, logoShape });
  }
});

test("no face and no logo of a sample gets into anybody's document", () => {
  for (const each of PREFILLS) {
    const document = SignatureInput.parse({});
    applyLook(document, each);
    expect(withoutSamples(document)).toEqual(document);
    expect(document.media).toEqual(SignatureInput.parse({}).media);
  }
});
