import { Parser } from "htmlparser2";

/** Deeper nesting is an attack, or Word's; what was read until then is kept. */
const MAX_DEPTH = 800;

export type Attributes = Readonly<Record<string, string>>;

export type ElementReader = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(data: string): void;
};

/**
 * Tells a reader of each element and text of HTML until they nest too deep: the parser looks through all open elements with
 * each that opens or closes, which is quadratic in their depth.
 */
export function readElements(html: string, reader: ElementReader): void {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      reader.open(name, attributes);
      if (++depth > MAX_DEPTH) parser.pause();
    },
    onclosetag(name) {
      depth--;
      reader.close(name);
    },
    ontext: (data) => reader.text(data),
  });
  parser.write(html);
  if (depth <= MAX_DEPTH) parser.end();
}
