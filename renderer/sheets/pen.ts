/** Lines of text in a PDF. Fonts are embedded: what a machine has of its own has no letters beyond Latin ones. */
import type { Font } from "fontkit";
import type PDFDocument from "pdfkit";
import { piecesOf, type Type, wrapped } from "./text.ts";

const LEADING = 1.4;
const INK = "#0b1f24";

export type Doc = InstanceType<typeof PDFDocument>;
type Align = "left" | "right";
/** `y`: the top of the first line */
export type At = { x: number; y: number; align?: Align; color?: string };

/** The bytes of a document when it has ended. */
export async function bytesOf(doc: Doc, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.once("end", resolve).once("error", reject));
  draw();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Writes on a document: each piece in a font that has its letters, embedded. */
export function penOf(doc: Doc) {
  const names = new Map<Font, string>();
  /** Under a name of its own each: parts of one font call themselves the same. */
  const nameOf = (face: Font) => {
    const known = names.get(face);
    if (known) return known;
    const name = `face-${names.size}`;
    doc.registerFont(name, face as never);
    names.set(face, name);
    return name;
  };

  /** One line, `y` its top. */
  function line(text: string, type: Type, { x, y, align = "left", color = INK }: At): void {
    const pieces = piecesOf(text, type);
    let left = align === "left" ? x : x - pieces.reduce((sum, { widthPt }) => sum + widthPt, 0);
    doc.fillColor(color).fontSize(type.sizePt);
    for (const { face, text, widthPt } of pieces) {
      if (hasAxes(face)) outlines(face, text, type, left, y + type.sizePt);
      else {
        doc.font(nameOf(face));
        doc.text(text, left, y + type.sizePt, { lineBreak: false, baseline: "alphabetic", features: [] });
      }
      left += widthPt;
    }
  }

  /** The library that embeds fonts fails at variable ones: their letters are drawn, and say what they are to whoever copies them. */
  function outlines(face: Font, text: string, { sizePt }: Type, x: number, baseline: number): void {
    const { glyphs, positions } = face.layout(text);
    const scale = sizePt / face.unitsPerEm;
    let left = x;
    doc.markContent("Span", { actual: text } as never);
    for (const [i, glyph] of glyphs.entries()) {
      const at = positions[i];
      if (!at) continue;
      const place = [left + at.xOffset * scale, baseline - at.yOffset * scale] as const;
      const path = glyph.path.transform(scale, 0, 0, -scale, ...place).toSVG();
      if (path) doc.path(path).fill();
      left += at.xAdvance * scale;
    }
    doc.endMarkedContent();
  }

  return {
    line,
    /** Lines one below the other. @returns where the next thing may begin */
    lines(texts: readonly string[], type: Type, { y, ...at }: At, widthPt: number): number {
      let top = y;
      for (const text of texts.flatMap((one) => wrapped(one, widthPt, type))) {
        line(text, type, { ...at, y: top });
        top += heightOf(type);
      }
      return top;
    },
  };
}

const hasAxes = ({ variationAxes }: Font) => Object.keys(variationAxes).length > 0;

/** Of a line, in points. */
export const heightOf = ({ sizePt }: Type) => sizePt * LEADING;
