import type { Guess } from "#shared/imports/guess.ts";

/** A guess on one line, with a question mark where nobody can be sure: `? position: Master Printer` */
export function said(guess: Guess): string {
  return `${guess.isSure ? "" : "? "}${words(guess).slice(0, 90)}`;
}

function words(guess: Guess): string {
  switch (guess.kind) {
    case "text":
    case "color":
      return `${guess.field}: ${guess.value}`;
    case "contact":
      return `${guess.name}: ${guess.value}`;
    case "social":
      return `${guess.name}: ${guess.link}`;
    case "picture":
      return `${guess.type}: ${guess.source.replace(/,.*/, ",…")}`;
    case "custom":
      return `custom: ${guess.title} -> ${guess.link}`;
    default:
      return `${guess.kind}: ${guess.value}`;
  }
}
