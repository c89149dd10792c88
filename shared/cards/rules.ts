import { MESSAGES } from "../errors/messages.ts";
import { labelOn, textOn } from "../lib/legible.ts";
import type { CardContent } from "./schema.ts";

/** One thing that keeps a card from being saved: where it is, and what to say. */
export type CardProblem = { path: "content.header" | "content.title"; message: string };

/** What a card lacks that is kept, in the order of its fields: empty when nothing. */
export function cardProblems({ header, title }: Pick<CardContent, "header" | "title">): CardProblem[] {
  return [
    ...(header.trim() ? [] : [{ path: "content.header", message: MESSAGES.headerRequired } as const]),
    ...(title.trim() ? [] : [{ path: "content.title", message: MESSAGES.titleRequired } as const]),
  ];
}

/** What a card is called where it is listed: by its people, else by who is on it. */
export const cardName = ({
  label,
  content,
}: {
  label: string;
  content: Pick<CardContent, "title" | "header">;
}): string => label.trim() || content.title.trim() || content.header.trim();

/** The colour of what is written on a card: the one that was chosen where it is read, else moved until it is. */
export const inkOf = ({ backgroundColor, textColor }: Pick<CardContent, "backgroundColor" | "textColor">): string =>
  textColor === null ? labelOn(backgroundColor) : textOn(textColor, [backgroundColor]);
