import type { Declaration } from "../lint/css.ts";
import type { Element } from "../lint/document.ts";

export type Named = Pick<Declaration, "name" | "value">;

/** An element on its way through a mail program; rules change it in place. */
export type Piece = {
  /** as it was sent, with what is around and in it */
  readonly element: Element;
  /** the element and all inside it go */
  isGone: boolean;
  /** the tag goes, what is inside stays */
  isUnwrapped: boolean;
  attributes: Named[];
  style: Named[];
};

/** One habit of a mail program, and where it is known from. A rule that changes nothing says that nothing is changed. */
export type ClientRule = {
  /** its name in docs/email-clients.md */
  id: string;
  /**
   * Features of caniemail.com with the numbers of their notes, `css-padding #1 #2`; issues, `owner/repository#1`; pages and
   * files, without `https://`.
   */
  sources: readonly string[];
  apply?(piece: Piece): void;
  /** for the text between tags, as it is written in HTML */
  text?(raw: string): string;
};

/** What a program does with an attribute or a declaration: true where it is dropped. */
type Test = (named: Named, element: Element) => boolean;
const test = (dropped: RegExp | Test): Test => (dropped instanceof RegExp ? ({ name }) => dropped.test(name) : dropped);

/** Elements that go with all they hold. */
export const elements = (id: string, sources: readonly string[], dropped: RegExp): ClientRule => ({
  id,
  sources,
  apply(piece) {
    if (dropped.test(piece.element.name)) piece.isGone = true;
  },
});

/** Tags that go; what they hold stays. */
export const tags = (id: string, sources: readonly string[], dropped: RegExp): ClientRule => ({
  id,
  sources,
  apply(piece) {
    if (dropped.test(piece.element.name)) piece.isUnwrapped = true;
  },
});

/** Attributes that go; `style` is none of them. */
export const attributes = (id: string, sources: readonly string[], dropped: RegExp | Test): ClientRule => ({
  id,
  sources,
  apply(piece) {
    const isDropped = test(dropped);
    piece.attributes = piece.attributes.filter((own) => !isDropped(own, piece.element));
  },
});

/** Declarations that go. */
export const declarations = (id: string, sources: readonly string[], dropped: RegExp | Test): ClientRule => ({
  id,
  sources,
  apply(piece) {
    const isDropped = test(dropped);
    piece.style = piece.style.filter((own) => !isDropped(own, piece.element));
  },
});

/** Declarations that are read as others. */
export const readAs = (
  id: string,
  sources: readonly string[],
  read: (own: Named, element: Element) => Named,
): ClientRule => ({
  id,
  sources,
  apply(piece) {
    piece.style = piece.style.map((own) => read(own, piece.element));
  },
});

export const isCell = ({ name }: Element) => name === "td" || name === "th";
