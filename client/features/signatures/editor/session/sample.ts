import { type Content, SignatureInput } from "#shared/signatures/schema.ts";

/** Stands for the portrait in a document. */
export const SAMPLE_PORTRAIT_PATH = "/i/local-0000000000sample-240x240.jpg";

/** Whose signature an empty canvas and the thumbnails show. Never saved, never copied. */
const SAMPLE = SignatureInput.parse({
  general: {
    name: "Maya Lindqvist",
    position: "Head of Design",
    company: "Northwind Studio",
    socialCaption: "Let us connect",
    contacts: [
      { name: "phone", value: "+46 8 123 456 78" },
      { name: "email", value: "maya@northwind.example" },
      { name: "website", value: "northwind.example" },
    ],
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

/** A flat portrait, drawn here so that a thumbnail needs no picture from anywhere. */
export const SAMPLE_PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="#cfe3e5"/>' +
    '<circle cx="120" cy="98" r="44" fill="#7f9ca1"/><path d="M32 240c6-58 44-84 88-84s82 26 88 84z" fill="#7f9ca1"/></svg>',
)}`;
