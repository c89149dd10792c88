import { colorIn, colorOf, declarations, isAccent, pxOf } from "./css.ts";
import { type Attributes, type ElementReader, readElements } from "./elements.ts";
import { type Flow, type Line, MAX_LINE_CHARS, type Picture, type Run } from "./flow.ts";
import { type Frame, frameOf, isQuoteMark, ROOT } from "./frames.ts";

const MAX_ACCENTS = 300;
/** From so many pixels on a picture is looked at; below it stands for a word. */
export const ICON_PX = 40;

const BLOCKS = new Set(
  "p div br hr table tr li ul ol dl dt dd h1 h2 h3 h4 h5 h6 blockquote pre address section article header footer center tbody body form".split(
    " ",
  ),
);

/** Reads HTML as a person would: line by line, cells of a row apart, without what is not seen. */
export function htmlFlow(html: string): Flow {
  const reader = new FlowReader();
  readElements(html, reader);
  return reader.end();
}

class FlowReader implements ElementReader {
  readonly #lines: Line[] = [];
  readonly #pictures: Picture[] = [];
  readonly #accents: string[] = [];
  readonly #frames: Frame[] = [ROOT];
  #runs: Run[] = [];
  #length = 0;
  #isPastQuote = false;

  get #frame(): Frame {
    return this.#frames.at(-1) ?? ROOT;
  }

  open(name: string, attributes: Attributes): void {
    if (BLOCKS.has(name)) this.#endLine();
    if (isQuoteMark(attributes)) this.#isPastQuote = true;
    const frame = frameOf(name, attributes, this.#frame);
    this.#frames.push(frame);
    if (frame.isHidden) return;
    this.#addAccents(attributes);
    if (name === "img") this.#addPicture(attributes, frame);
  }

  close(name: string): void {
    if (this.#frames.length > 1) this.#frames.pop();
    if (BLOCKS.has(name)) this.#endLine();
    else if (name === "td" || name === "th") this.#add("\t", this.#frame);
  }

  text(data: string): void {
    const frame = this.#frame;
    if (frame.isHidden) return;
    if (!frame.isPre) {
      this.#add(data.replace(/\s+/g, " "), frame);
      return;
    }
    for (const [at, line] of data.split(/\r?\n/).entries()) {
      if (at > 0) this.#endLine();
      this.#add(line, frame);
    }
  }

  end(): Flow {
    this.#endLine();
    return { lines: this.#lines, pictures: this.#pictures, accents: this.#accents };
  }

  #add(text: string, { look, link, href, isPlainLink, sinceGround }: Frame, isIcon = false): void {
    if (this.#length > MAX_LINE_CHARS) return;
    this.#length += text.length;
    const last = this.#runs.at(-1);
    if (last && last.look === look && last.href === href && last.isIcon === isIcon) last.text += text;
    else this.#runs.push({ text, link, href, look, isButton: link !== "" && sinceGround < 3, isPlainLink, isIcon });
  }

  #endLine(): void {
    const isEmpty = this.#runs.every(({ text }) => text.trim() === "");
    if (!isEmpty) this.#lines.push({ runs: this.#runs, ...this.#place(this.#frame) });
    this.#runs = [];
    this.#length = 0;
  }

  #place({ isSignature, isQuoted }: Frame) {
    return { isSignature, isQuoted: isQuoted || this.#isPastQuote };
  }

  #addAccents({ style = "", bgcolor }: Attributes): void {
    if ((!style && !bgcolor) || this.#accents.length > MAX_ACCENTS) return;
    const found = [colorOf(bgcolor)];
    for (const [name, value] of declarations(style))
      if (name.startsWith("background") || name.startsWith("border")) found.push(colorIn(value));
    this.#accents.push(...found.filter((color) => color !== null && isAccent(color)).map(String));
  }

  #addPicture(attributes: Attributes, frame: Frame): void {
    const { src = "", alt = "", class: names = "", id = "" } = attributes;
    const style = declarations(attributes.style ?? "");
    const widthPx = pxOf(style.get("width")) ?? pxOf(attributes.width);
    const heightPx = pxOf(style.get("height")) ?? pxOf(attributes.height);
    const radius = style.get("border-radius") ?? "";
    const isRound = /^\s*(?:[3-9]\d|100)%/.test(radius) || (pxOf(radius) ?? 0) >= Math.max(24, (widthPx ?? 99) / 3);
    const fileName = src.startsWith("data:") ? "" : (src.split(/[?#]/)[0]?.split("/").at(-1) ?? "");
    const isSmall = Math.max(widthPx ?? 0, heightPx ?? 0) <= ICON_PX;
    if (alt && isSmall) this.#add(alt.slice(0, 40), frame, true);
    const clues = `${names} ${id} ${fileName}`.slice(0, 300).toLowerCase();
    const line = this.#lines.length;
    this.#pictures.push({
      source: src,
      link: frame.link,
      href: frame.href,
      alt,
      clues,
      widthPx,
      heightPx,
      isRound,
      line,
      ...this.#place(frame),
    });
  }
}
