import type { Draft } from "immer";
import type { Prefill } from "#shared/catalog/prefills.ts";
import { Content, type Design, type SignatureInput } from "#shared/signatures/schema.ts";

/** A ready design as its sample shows it: words, look and pictures. */
export const contentOf = ({ content }: Prefill): Content => Content.parse(content);

/**
 * Gives a document the layout, colours, type and sizes of a ready design. What was written and brought stays, and nothing
 * of the sample's comes with it: its face and its logo are never anybody's.
 */
export function applyLook(document: Draft<SignatureInput>, prefill: Prefill) {
  const { design, media } = contentOf(prefill);
  document.design = { ...design, ...kept(document, media) };
}

/** Of the person's own pictures: sizes and shapes that were found for another picture, or for none, are not theirs. */
function kept({ design, media }: SignatureInput, sample: Content["media"]): Partial<Design> {
  const { logoGround, logoGroundBy, bannerWidth, logoShape, logoWidth, logo2Shape, logo2Width } = design;
  return {
    logoGround,
    logoGroundBy,
    bannerWidth,
    ...(media.photo !== null && sample.photo === null && { logoShape, logoWidth }),
    ...(media.photo2 !== null && { logo2Shape, logo2Width }),
  };
}
