import { turns } from "../images/turns.ts";
import type { Block, Flow, Lines } from "./boxes.ts";
import { breaksOf } from "./breaks.ts";
import { textWidthPx, transformed } from "./text.ts";

/**
 * Measures all words before they are laid out, so that the layout itself, which cannot be interrupted, finds their
 * widths at hand: reading a font for the first time takes longer than everything else.
 */
export async function measureInTurns(flow: Flow): Promise<void> {
  const rest = turns();
  for (const { pieces } of linesIn(flow)) {
    for (const piece of pieces) {
      if (piece.kind !== "text") continue;
      const text = transformed(piece.text.replace(/[ \t\n\r\f]+/g, " "), piece.style);
      let start = 0;
      for (const end of breaksOf(text)) {
        textWidthPx(text.slice(start, end).replace(/ +$/, ""), piece.style);
        start = end;
        await rest();
      }
    }
  }
}

function* linesIn(block: Block): Generator<Lines> {
  if (block.kind === "lines") yield block;
  else if (block.kind === "flow") for (const child of block.children) yield* linesIn(child);
  else if (block.kind === "grid") for (const cell of block.rows.flat()) yield* linesIn(cell.content);
}
