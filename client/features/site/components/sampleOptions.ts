import type { RenderOptions } from "#renderer/signature/options.ts";

/** How a sample is drawn: its portrait is a drawing of ours, not somebody's upload. */
export const sampleOptions = (imageHost: string, portrait: number | null): RenderOptions => ({
  imageHost,
  resolveImage: () => (portrait === null ? null : `/samples/portrait-${portrait}.png`),
});
