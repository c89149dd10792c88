/**
 * A text as UTF-8 in memory of its own, for what is kept. `Buffer.from` gives a slice of a pool that others fill as well,
 * and a slice keeps its whole pool: 6 kB that are kept make 64.
 */
export function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Bytes one after the other, in memory of their own: `Buffer.concat` gives such a slice too. */
export function ownConcat(parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(bytes, at);
  return bytes;
}
