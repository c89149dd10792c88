import { html, type Markup, type Piece, trusted } from "./html.ts";

/** A text link. The colour stands on an inner span too: some clients repaint the link itself. Without address plain text. */
export function anchor(href: string | null, content: Piece, color: string, isUnderlined = false): Piece {
  if (!href) return content;
  const paint = trusted(color);
  const decoration = trusted(isUnderlined ? "underline" : "none");
  return html`<a href="${href}" style="color:${paint};text-decoration:${decoration}"><span style="color:${paint}">${content}</span></a>`;
}

/** A picture that leads somewhere, or the picture alone. */
export function imageLink(href: string | null, image: Markup): Markup {
  return href ? html`<a href="${href}" style="text-decoration:none">${image}</a>` : image;
}
