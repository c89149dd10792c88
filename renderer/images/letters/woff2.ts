import { brotliDecompressSync } from "node:zlib";

/**
 * WOFF2 (W3C Recommendation, 2024) unpacked to the plain OpenType file (sfnt) it was made from, without the hints. The font
 * library would unpack it itself: ten times as slowly, for its Brotli is script, with all glyphs of a file as objects
 * where a text needs five, and without the variations of its outlines.
 */

/** Section 4.1: tables that are named by their place in this list. */
const KNOWN_TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".match(
    /.{4}(?: |$)/g,
  ) as string[];
const OWN_TAG = 63;
const HEADER_BYTES = 48;
/** Of glyf and loca, this version is the plain one; of all other tables 0 is. */
const PLAIN_OUTLINES = 3;

type Table = { tag: string; bytes: Buffer; isPacked: boolean };

/** @throws Error for a file that is no WOFF2, or packed in a way that our fonts are not */
export function unpackWoff2(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("This is no WOFF2 file.");
  const tables = tablesOf(file);
  const outlines = tables.find(({ tag }) => tag === "glyf");
  if (outlines?.isPacked) {
    const { glyf, loca } = unpackOutlines(outlines.bytes);
    const head = tables.find(({ tag }) => tag === "head");
    for (const table of tables) if (table.tag === "loca") table.bytes = loca;
    outlines.bytes = glyf;
    // indexToLocFormat: offsets of 32 bits.
    if (head) {
      head.bytes = Buffer.from(head.bytes);
      head.bytes.writeInt16BE(1, 50);
    }
  }
  return sfntOf(file.readUInt32BE(4), tables);
}

function tablesOf(file: Buffer): Table[] {
  const directory = reader(file, HEADER_BYTES);
  const count = file.readUInt16BE(12);
  const entries = Array.from({ length: count }, () => {
    const flags = directory.byte();
    const known = flags & 0x3f;
    const tag = known === OWN_TAG ? directory.text(4) : (KNOWN_TAGS[known] as string).slice(0, 4);
    const length = directory.base128();
    const isOutlines = tag === "glyf" || tag === "loca";
    const isPacked = flags >> 6 !== (isOutlines ? PLAIN_OUTLINES : 0);
    if (isPacked && !isOutlines) throw new Error(`The table ${tag} is packed in an unknown way.`);
    return { tag, isPacked, length: isPacked ? directory.base128() : length };
  });
  const packed = file.subarray(directory.at(), directory.at() + file.readUInt32BE(20));
  const data = reader(brotliDecompressSync(packed), 0);
  return entries.map(({ tag, isPacked, length }) => ({ tag, isPacked, bytes: data.bytes(length) }));
}

/** Section 5.1: the parts of all glyphs lie side by side, which packs better. */
function unpackOutlines(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const header = reader(packed, 4);
  const count = header.uint16();
  header.uint16();
  const sizes = Array.from({ length: 7 }, () => header.uint32());
  const [contours, points, flags, coordinates, composites, boxes] = sizes.map((size) =>
    reader(header.bytes(size), 0),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader];
  const hasBox = boxes.bytes(((count + 31) >> 5) << 2);

  const glyphs: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let end = 0;
  for (let id = 0; id < count; id += 1) {
    const box = ((hasBox[id >> 3] as number) >> (7 - (id & 7))) & 1 ? boxes.bytes(8) : null;
    const contourCount = contours.int16();
    const glyph =
      contourCount === 0
        ? Buffer.alloc(0)
        : contourCount < 0
          ? Buffer.concat([headerOf(-1, box), composite(composites, coordinates)])
          : simple(contourCount, { points, flags, coordinates }, box);
    glyphs.push(glyph);
    loca.writeUInt32BE(end, id * 4);
    end += glyph.length;
  }
  loca.writeUInt32BE(end, count * 4);
  return { glyf: Buffer.concat(glyphs), loca };
}

function headerOf(contourCount: number, box: Buffer | null): Buffer {
  const header = Buffer.alloc(10);
  header.writeInt16BE(contourCount, 0);
  box?.copy(header, 2);
  return header;
}

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const TWO_BY_TWO = 0x0080;
const HINTED = 0x0100;

/** Parts of a composite glyph, whose hints are left out. */
function composite(parts: Reader, coordinates: Reader): Buffer {
  const records: Buffer[] = [];
  let flags = MORE;
  let isHinted = false;
  while (flags & MORE) {
    const start = parts.at();
    flags = parts.uint16();
    isHinted ||= (flags & HINTED) !== 0;
    parts.skip(2 + (flags & WORDS ? 4 : 2));
    if (flags & SCALE) parts.skip(2);
    else if (flags & TWO_SCALES) parts.skip(4);
    else if (flags & TWO_BY_TWO) parts.skip(8);
    const record = Buffer.from(parts.from(start));
    record.writeUInt16BE(flags & ~HINTED, 0);
    records.push(record);
  }
  if (isHinted) coordinates.uint255();
  return Buffer.concat(records);
}

type Streams = { points: Reader; flags: Reader; coordinates: Reader };

/** A glyph of contours: every coordinate is written as a word, which is longer than it has to be and simple. */
function simple(contourCount: number, { points, flags, coordinates }: Streams, box: Buffer | null): Buffer {
  const ends: number[] = [];
  let total = 0;
  for (let i = 0; i < contourCount; i += 1) {
    total += points.uint255();
    ends.push(total - 1);
  }
  const header = 10 + contourCount * 2 + 2;
  const glyph = Buffer.allocUnsafe(header + total * 5);
  glyph.writeUInt16BE(0, header - 2);
  headerOf(contourCount, box).copy(glyph);
  for (const [i, end] of ends.entries()) glyph.writeUInt16BE(end, 10 + i * 2);

  let [x, y, left, bottom, right, top] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
  const step = { dx: 0, dy: 0 };
  for (let i = 0; i < total; i += 1) {
    const flag = flags.byte();
    readStep(flag & 0x7f, coordinates, step);
    x += step.dx;
    y += step.dy;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
    glyph[header + i] = flag >> 7 ? 0 : 1;
    glyph.writeInt16BE(step.dx, header + total + i * 2);
    glyph.writeInt16BE(step.dy, header + total * 3 + i * 2);
  }
  // How long its hints would be.
  coordinates.uint255();
  if (!box) for (const [i, edge] of [left, bottom, right, top].entries()) glyph.writeInt16BE(edge, 2 + i * 2);
  return glyph;
}

/** Section 5.2, the table of how one to four bytes hold a step sideways and one upwards. Into `step`: there are a million. */
function readStep(flag: number, { byte }: Reader, step: { dx: number; dy: number }): void {
  let [dx, dy] = [0, 0];
  let ySign = flag >> 1;
  if (flag < 10) {
    dy = ((flag & 14) << 7) + byte();
    ySign = flag;
  } else if (flag < 20) dx = (((flag - 10) & 14) << 7) + byte();
  else if (flag < 84) {
    const both = byte();
    dx = 1 + ((flag - 20) & 0x30) + (both >> 4);
    dy = 1 + (((flag - 20) & 0x0c) << 2) + (both & 0x0f);
  } else if (flag < 120) {
    dx = 1 + (Math.floor((flag - 84) / 12) << 8) + byte();
    dy = 1 + ((((flag - 84) % 12) >> 2) << 8) + byte();
  } else if (flag < 124) {
    const [first, second] = [byte(), byte()];
    dx = (first << 4) + (second >> 4);
    dy = ((second & 0x0f) << 8) + byte();
  } else {
    dx = (byte() << 8) + byte();
    dy = (byte() << 8) + byte();
  }
  step.dx = flag & 1 ? dx : -dx;
  step.dy = ySign & 1 ? dy : -dy;
}

/** Section 4.6 of OpenType's own specification; nobody here reads checksums. */
function sfntOf(flavor: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [i, { tag, bytes }] of tables.entries()) {
    const at = 12 + i * 16;
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    parts.push(bytes, Buffer.alloc(-bytes.length & 3));
    end += (bytes.length + 3) & ~3;
  }
  return Buffer.concat(parts);
}

type Reader = ReturnType<typeof reader>;

function reader(buffer: Buffer, start: number) {
  let at = start;
  const uint = (bytes: number) => {
    at += bytes;
    return buffer.readUIntBE(at - bytes, bytes);
  };
  const byte = () => {
    const value = buffer[at];
    if (value === undefined) throw new Error("This WOFF2 file ends too early.");
    at += 1;
    return value;
  };
  const bytes = (length: number) => {
    at += length;
    if (at > buffer.length) throw new Error("This WOFF2 file ends too early.");
    return buffer.subarray(at - length, at);
  };
  return {
    at: () => at,
    byte,
    bytes,
    from: (start: number) => buffer.subarray(start, at),
    skip: (length: number) => bytes(length),
    text: (length: number) => bytes(length).toString("latin1"),
    uint16: () => uint(2),
    uint32: () => uint(4),
    int16: () => (uint(2) << 16) >> 16,
    /** 255UInt16: one byte for small numbers, up to three for others */
    uint255() {
      const code = byte();
      if (code === 253) return uint(2);
      if (code === 254) return byte() + 2 * 253;
      return code === 255 ? byte() + 253 : code;
    },
    /** UIntBase128: seven bits a byte, the last one without the eighth */
    base128() {
      let value = 0;
      for (let i = 0; i < 5; i += 1) {
        const next = byte();
        value = value * 128 + (next & 0x7f);
        if (next < 0x80) break;
      }
      return value;
    },
  };
}
