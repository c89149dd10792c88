import type { Flow } from "./boxes.ts";
import { breaksOf } from "./breaks.ts";
import { type Budget, linesIn } from "./budget.ts";
import { textWidthPx, transformed } from "./text.ts";

/**
 * Measures all words before they are laid out, so that the layout itself, which cannot be interrupted, finds their
 * widths at hand: reading a font for the first time takes longer than everything else. Words for which there is no time
 * left are taken out.
 */
export async function measureInTurns(flow: Flow, budget: Budget, rest: () => Promise<void>): Promise<void> {
  for (const { pieces } of linesIn(flow)) {
    for (const piece of pieces) {
      if (piece.kind !== "text") continue;
      const text = transformed(piece.text, piece.style);
      let start = 0;
      for (const end of breaksOf(text)) {
        if (budget.isSpent()) {
          piece.text = text.slice(0, start);
          break;
        }
        textWidthPx(text.slice(start, end).replace(/ +$/, ""), piece.style);
        start = end;
        await rest();
      }
    }
  }
}
