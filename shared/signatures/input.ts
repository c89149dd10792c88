import type { Signature, SignatureInput } from "./schema.ts";

/** The part of a saved signature that a person may write. */
export function inputOf(signature: Signature): SignatureInput {
  const { general, design, media, hasShortLink, shorLinkHashType, publicPageColor, label, forms } = signature;
  return { general, design, media, hasShortLink, shorLinkHashType, publicPageColor, label, forms };
}
