import type { ContactName } from "#shared/catalog/contacts.ts";
import { MARK_SHAPES, type MarkShape } from "#shared/images/icon.ts";

/** A line of even strength; twice a pixel on paper of 24 units that is shown 18 pixels high. */
const stroked = (lines: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;

const HANDSET =
  "M3.4 10.4c0-1.2.7-2.3 1.8-2.8C7.3 6.6 9.6 6 12 6s4.7.6 6.8 1.6c1.1.5 1.8 1.6 1.8 2.8v1.4c0 .9-.7 1.6-1.6 1.6h-2.4c-.8 0-1.5-.6-1.6-1.4l-.2-1.6c-1-.2-1.9-.3-2.8-.3s-1.9.1-2.8.3L9 12c-.1.8-.8 1.4-1.6 1.4H5c-.9 0-1.6-.7-1.6-1.6z";
const TILTED = "translate(12 11.8) scale(1.08) rotate(-135) translate(-12 -10.7)";
const PIN =
  "M12 3.2a6.4 6.4 0 0 0-6.4 6.4c0 4.4 4.5 8.9 5.8 10.1.3.3.9.3 1.2 0 1.3-1.2 5.8-5.7 5.8-10.1A6.4 6.4 0 0 0 12 3.2z";
const BUBBLE =
  "M5.6 4.2h12.8a2.2 2.2 0 0 1 2.2 2.2v8a2.2 2.2 0 0 1-2.2 2.2h-5.6l-4.4 3.6v-3.6H5.6a2.2 2.2 0 0 1-2.2-2.2v-8a2.2 2.2 0 0 1 2.2-2.2z";

/**
 * The signs in front of contacts, on sheets of 24 by 24: 17 units of ink around a middle a little above the sheet's, where
 * capitals and figures have theirs.
 */
const MARKS: Record<ContactName, Record<MarkShape, string>> = {
  phone: {
    [MARK_SHAPES.solid]: `<path transform="${TILTED}" d="${HANDSET}"/>`,
    [MARK_SHAPES.stroke]: stroked(`<path transform="${TILTED}" d="${HANDSET}"/>`),
  },
  mobile: {
    [MARK_SHAPES.solid]:
      '<path fill-rule="evenodd" d="M8.6 2.8h6.8a2 2 0 0 1 2 2v13.9a2 2 0 0 1-2 2H8.6a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2zM8.4 5.4v10.7h7.2V5.4zM12 17.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"/>',
    [MARK_SHAPES.stroke]: stroked('<rect x="7" y="3.2" width="10" height="17" rx="2"/><path d="M11 17.3h2"/>'),
  },
  email: {
    [MARK_SHAPES.solid]:
      '<path d="M4.9 5h14.2a1.7 1.7 0 0 1 1.7 1.7v.3L12 12.6 3.2 7v-.3A1.7 1.7 0 0 1 4.9 5zM20.8 9v7.9a1.7 1.7 0 0 1-1.7 1.7H4.9a1.7 1.7 0 0 1-1.7-1.7V9l8.8 5.6z"/>',
    [MARK_SHAPES.stroke]: stroked(
      '<rect x="3.4" y="5.2" width="17.2" height="13" rx="1.9"/><path d="M3.9 6.9l8.1 5.8 8.1-5.8"/>',
    ),
  },
  website: {
    [MARK_SHAPES.solid]:
      '<mask id="m"><path fill="#fff" d="M0 0h24v24H0z"/><g fill="none" stroke="#000" stroke-width="1.5"><ellipse cx="12" cy="11.7" rx="3.9" ry="9"/><path d="M3 9h18M3 14.4h18"/></g></mask><circle cx="12" cy="11.7" r="8.8" mask="url(#m)"/>',
    [MARK_SHAPES.stroke]: stroked(
      '<circle cx="12" cy="11.7" r="8.5"/><ellipse cx="12" cy="11.7" rx="3.7" ry="8.5"/><path d="M3.7 11.7h16.6"/>',
    ),
  },
  address: {
    [MARK_SHAPES.solid]: `<path fill-rule="evenodd" d="${PIN}M12 12.1a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z"/>`,
    [MARK_SHAPES.stroke]: stroked(`<path d="${PIN}"/><circle cx="12" cy="9.6" r="2.1"/>`),
  },
  fax: {
    [MARK_SHAPES.solid]:
      '<path fill-rule="evenodd" d="M4.7 8.2h1a1.6 1.6 0 0 1 1.6 1.6v8.6A1.6 1.6 0 0 1 5.7 20h-1a1.6 1.6 0 0 1-1.6-1.6V9.8a1.6 1.6 0 0 1 1.6-1.6zM10.4 3.4h5.9l3.1 3.1v2a1.7 1.7 0 0 1 1.5 1.7v8.1a1.7 1.7 0 0 1-1.7 1.7h-8.8a1.7 1.7 0 0 1-1.7-1.7V5.1a1.7 1.7 0 0 1 1.7-1.7zM10.6 5.2v4.7h7V7.3h-2.2V5.2zM11 12.4h2v1.8h-2zm4.2 0h2v1.8h-2zM11 15.9h2v1.8h-2zm4.2 0h2v1.8h-2z"/>',
    [MARK_SHAPES.stroke]: stroked(
      '<path d="M6.9 8.6H5.1a1.7 1.7 0 0 0-1.7 1.7v7.6a1.7 1.7 0 0 0 1.7 1.7h1.8zM9.6 9.6V5.2a1.7 1.7 0 0 1 1.7-1.7h4.5l2.7 2.7v3.4M6.9 9.6h12a1.7 1.7 0 0 1 1.7 1.7v6.6a1.7 1.7 0 0 1-1.7 1.7h-12M10.6 13h6.2M10.6 16.2h6.2"/>',
    ),
  },
  skype: {
    [MARK_SHAPES.solid]: `<path fill-rule="evenodd" d="${BUBBLE}M8.2 9.1a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm3.8 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm3.8 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"/>`,
    [MARK_SHAPES.stroke]: stroked(`<path d="${BUBBLE}"/><path d="M8.2 10.4h.01M12 10.4h.01M15.8 10.4h.01"/>`),
  },
};

/** The sign of a kind of contact in one colour (`currentColor`); null for a kind that there is not. */
export const contactMark = (kind: string, shape: MarkShape): string | null =>
  Object.hasOwn(MARKS, kind) ? MARKS[kind as ContactName][shape] : null;
