import type { Draft } from "immer";
import type { Prefill } from "#shared/catalog/prefills.ts";
import { type Content, type Design, SignatureInput } from "#shared/signatures/schema.ts";

/** Of the person's pictures, and how large the letters are: a design to start from has no say in these. */
const KEPT = [
  "fontSize",
  "logoShape",
  "logo2Shape",
  "logoWidth",
  "logo2Width",
  "logoGround",
  "bannerWidth",
  "socialWidth",
] as const satisfies readonly (keyof Design)[];

/** A prefilled design as a whole signature, in the sizes of another one: what its picture shows. */
export function contentOf({ content }: Prefill, current: Design): Content {
  const { general, design, media } = SignatureInput.parse(content);
  return { general, media, design: { ...design, ...kept(current) } };
}

const kept = (design: Design): Partial<Design> => Object.fromEntries(KEPT.map((key) => [key, design[key]]));

/** Gives a document the layout, colours and type of a prefilled design; what was written stays. */
export function applyLook(document: Draft<SignatureInput>, prefill: Prefill) {
  document.design = contentOf(prefill, document.design).design;
}

/** Puts the sample's words wherever the person wrote nothing. */
export function fillEmptyFields({ general }: Draft<SignatureInput>, { content }: Prefill) {
  const sample = content.general;
  for (const key of ["name", "position", "company"] as const) {
    if (general[key].trim() === "") general[key] = sample[key];
  }
  for (const { name, value } of sample.contacts) {
    const line = general.contacts.find((contact) => contact.name === name);
    if (!line) general.contacts.push({ name, value });
    else if (line.value.trim() === "") line.value = value;
  }
  if (general.socials.length > 0) return;
  general.socials = sample.socials.map(({ name, link }) => ({ name, link, image: null }));
}
