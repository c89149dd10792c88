import type { RenderOptions } from "#renderer/signature/options.ts";

/** How the hero's signature is drawn: its portrait is a drawing of ours, not somebody's upload. */
export const sampleOptions = (imageHost: string): RenderOptions => ({
  imageHost,
  resolveImage: () => "/samples/portrait-1.png",
});
