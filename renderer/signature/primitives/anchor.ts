import { escapeText, flat, type Markup, type Piece, trusted, write } from "./html.ts";

/** A text link. The colour stands on an inner span too: some clients repaint the link itself. Without address plain text. */
export function anchor(href: string | null, content: Piece, color: string, isUnderlined = false): Piece {
  if (!href) return content;
  if (color !== lastColor || isUnderlined !== lastUnderlined) {
    lastStyle = flat(
      `" style="color:${color};text-decoration:${isUnderlined ? "underline" : "none"}"><span style="color:${color}">`,
    );
    lastColor = color;
    lastUnderlined = isUnderlined;
  }
  return trusted(`<a href="${escapeText(href)}${lastStyle}${write(content)}</span></a>`);
}

/** Links of one signature look alike: the style of the last one serves the next. */
let lastColor = "";
let lastUnderlined = false;
let lastStyle = "";

/** A picture that leads somewhere, or the picture alone. */
export function imageLink(href: string | null, image: Markup): Markup {
  return href ? trusted(`<a href="${escapeText(href)}">${image.html}</a>`) : image;
}
