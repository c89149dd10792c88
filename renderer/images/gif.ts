const IMAGE = 0x2c;
const EXTENSION = 0x21;

/**
 * True for a GIF that ends in the middle of a frame. libvips shows the frames before it and does not complain. A missing
 * end mark alone is forgiven: browsers do.
 */
export function isCutShort(bytes: Buffer): boolean {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10] ?? 0);
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at = afterBlocks(bytes, at + 2);
    // Behind the place and size of a frame its own colours, and the width of its codes.
    else if (bytes[at] === IMAGE) at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    // The end mark, or whatever somebody put behind the picture.
    else return false;
  }
  return at > bytes.length;
}

/** Where a chain of blocks, each with its length before it, is over: behind the empty one. */
function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at < bytes.length ? at + 1 : bytes.length + 1;
}
