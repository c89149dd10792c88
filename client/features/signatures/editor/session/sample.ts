import type { ContactName } from "#shared/catalog/contacts.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { type Content, SignatureInput } from "#shared/signatures/schema.ts";
import { portrait } from "./portrait.ts";

/** Stands for the portrait in a document. */
export const SAMPLE_PORTRAIT_PATH = "/i/local-0000000000sample-240x240.jpg";

/** How the sample person is reached, on every kind of line. */
export const SAMPLE_CONTACTS: Readonly<Record<ContactName, string>> = {
  phone: "+46 8 123 456 78",
  mobile: "+46 70 123 45 67",
  email: "maya@northwind.example",
  website: "northwind.example",
  address: "Strandgatan 7, Visby",
  fax: "+46 8 123 456 79",
  skype: "maya.northwind",
};

/** Whose words stand in the empty places of the canvas. Never saved, never copied. */
export const SAMPLE = SignatureInput.parse({
  general: {
    name: "Maya Lindqvist",
    position: "Head of Design",
    company: "Northwind Studio",
    socialCaption: "Let us connect",
    contacts: (["phone", "email", "website"] as const).map((name) => ({ name, value: SAMPLE_CONTACTS[name] })),
    socials: [
      { name: "linkedin", link: "https://www.linkedin.com/in/maya" },
      { name: "instagram", link: "https://www.instagram.com/maya" },
    ],
    brandingLine: 0,
  },
  media: { photo: SAMPLE_PORTRAIT_PATH },
});

/** The sample in the person's design. */
export function sampleIn(design: Content["design"]): Content {
  return { ...SAMPLE, design };
}

/** Whose face stands for the sample's. */
export const SAMPLE_PORTRAIT = portrait(SHAPES.circle);
