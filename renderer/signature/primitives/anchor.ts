import { escapeText, type Markup, type Piece, trusted, write } from "./html.ts";

/** A text link. The colour stands on an inner span too: some clients repaint the link itself. Without address plain text. */
export function anchor(href: string | null, content: Piece, color: string, isUnderlined = false): Piece {
  if (!href) return content;
  const style = `color:${color};text-decoration:${isUnderlined ? "underline" : "none"}`;
  return trusted(
    `<a href="${escapeText(href)}" style="${style}"><span style="color:${color}">${write(content)}</span></a>`,
  );
}

/** A picture that leads somewhere, or the picture alone. */
export function imageLink(href: string | null, image: Markup): Markup {
  return href ? trusted(`<a href="${escapeText(href)}">${image.html}</a>`) : image;
}
