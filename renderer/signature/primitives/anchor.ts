import { escapeText, type Markup, type Piece, trusted, write } from "./html.ts";

/**
 * A text link in its own colour: clients paint those blue that have none. Without address plain text.
 * @param more further declarations
 */
export function anchor(href: string | null, content: Piece, color: string, isUnderlined = false, more = ""): Piece {
  if (!href) return content;
  const style = `color:${color};text-decoration:${isUnderlined ? "underline" : "none"}${more}`;
  return trusted(`<a href="${escapeText(href)}" style="${style}">${write(content)}</a>`);
}

/** A picture that leads somewhere, or the picture alone. */
export function imageLink(href: string | null, image: Markup): Markup {
  return href ? trusted(`<a href="${escapeText(href)}">${image.html}</a>`) : image;
}
