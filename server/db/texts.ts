/**
 * Texts of documents as the store sends them (BSON), looked through byte by byte: as objects, lists of thousands are several times the work,
 * half of it done by the garbage collector.
 */
const TYPE = { string: 0x02, id: 0x07 } as const;
const ID_BYTES = 12;

/**
 * Texts of one document that was projected to them.
 * @returns null where one is missing, or anything else than an id stands beside them: who reads it then asks the tolerant reader
 */
export function textsIn<K extends string>(row: Uint8Array, names: readonly K[]): Record<K, string> | null {
  const bytes = Buffer.from(row.buffer, row.byteOffset, row.byteLength);
  const texts: Partial<Record<K, string>> = {};
  let found = 0;
  for (let at = 4; at < bytes.length - 1; ) {
    const type = bytes[at];
    const nameEnd = bytes.indexOf(0, at + 1);
    const name = bytes.toString("latin1", at + 1, nameEnd) as K;
    at = nameEnd + 1;
    if (type === TYPE.id) at += ID_BYTES;
    else if (type === TYPE.string) {
      const length = bytes.readInt32LE(at);
      if (names.includes(name)) {
        texts[name] = bytes.toString("utf8", at + 4, at + 3 + length);
        found++;
      }
      at += 4 + length;
    } else return null;
  }
  return found === names.length ? (texts as Record<K, string>) : null;
}
