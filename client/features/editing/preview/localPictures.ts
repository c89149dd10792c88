import type { Drawn } from "./PageFrame.tsx";

/** An address of a picture that is in this browser alone, with the host in front of it and whatever the drawing appended. */
const LOCAL = /(?:https?:\/\/[^\s"'()<>]*?)?(\/i\/local-[0-9a-f]{16}-\d+x\d+)[^\s"'()<>,&]*/g;

/**
 * What was drawn with the pictures of this browser in the place of those that the server does not have yet.
 * @param urlOf the address that shows one; empty while it is being drawn
 */
export function withLocalPictures(drawn: Drawn, urlOf: (path: string) => string): Drawn {
  const swap = (text: string) => text.replace(LOCAL, (_, path: string) => urlOf(`${path}.jpg`) || "data:,");
  return { ...drawn, html: swap(drawn.html), css: swap(drawn.css) };
}
