import { Failure } from "#shared/errors/catalogue.ts";
import type { Content } from "#shared/signatures/schema.ts";
import type { Caller, Ink } from "../../ports/renderer/renderer.ts";
import * as images from "../images/service.ts";

/** A save waits no longer for a measure: without one nothing is claimed of the picture. */
const PATIENCE_MS = 2000;

/** The ink of a signature's second picture, as it was measured at upload; one from before is measured. @throws as `images.inkOf` */
export async function inkOf({ media }: Content, caller?: Caller): Promise<Ink> {
  const { photo2, photo2Ink } = media;
  return photo2 === null ? null : (photo2Ink ?? images.inkOf(photo2, caller));
}

/** Read repair: a picture that was not measured is when it is saved, if that is soon done. */
export async function withInk<C extends Content>(content: C, owner: string): Promise<C> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const photo2Ink = await inkOf(content, { owner, signal }).catch((error: unknown) => {
    if (error instanceof Failure || signal.aborted) return null;
    throw error;
  });
  // The very same where nothing is new: what was made of it holds.
  return photo2Ink === content.media.photo2Ink ? content : { ...content, media: { ...content.media, photo2Ink } };
}
