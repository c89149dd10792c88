import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Elements that only lay out and show; whatever else stands in a page has to be one of our own. */
const PLAIN = new Set(
  "html head body title table tbody thead tfoot tr td th a img span div p b i u s em strong small big br hr font center sub sup h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code main header footer nav section article aside figure figcaption label address abbr time strike tt".split(
    " ",
  ),
);
const ADDRESSES = new Set(
  "href src srcset action formaction data poster background cite longdesc usemap xlink:href ping lowsrc dynsrc manifest profile classid codebase to values from".split(
    " ",
  ),
);
/** What a mail or page of ours may point to; `cid:` is a mail's own part. */
const SAFE_ADDRESS =
  /^(?:https?:|mailto:|tel:|cid:|data:image\/(?:png|jpe?g|gif);base64,|(?![a-z][a-z0-9+.-]*:|\/\/|\\))/i;
const ACTIVE_STYLE =
  /expression\s*\(|javascript:|behaviou?r\s*:|-moz-binding|@import|position\s*:\s*(?:fixed|sticky)|url\s*\(|\\/i;

/** What acts as soon as it is there: one more than our own pages have is a find, whatever it looks like. */
const ACTING = new Set("script style iframe frame object embed meta link base form".split(" "));

/** Everything in a document that a harmless one of the same kind does not have. */
export type Judge = (html: string, isDocument?: boolean) => string[];

/**
 * Reads HTML as a browser does and names what could run, load or mislead. `own` are the documents that show what our own
 * pages are made of: their scripts, styles, frames and controls are no find, one more of them is.
 */
export function judgeBy(...own: string[]): Judge {
  const known = new Set(own.flatMap((html) => findIn(html).specials));
  return (html) => {
    const { wrong, specials } = findIn(html);
    return [...wrong, ...specials.filter((special) => !known.has(special))];
  };
}

function findIn(html: string) {
  const wrong: string[] = [];
  const specials: string[] = [];
  const counts = new Map<string, number>();
  /** What acts is numbered, so that a second one is another; controls of a page come as often as it needs them. */
  const special = (tag: string, text: string) => {
    const count = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, count);
    specials.push(ACTING.has(tag) ? `<${tag}> number ${count} ${text}` : `<${tag}>`);
  };
  const walk = (node: Tree.Node) => {
    if ("data" in node) comment(node.data);
    if ("tagName" in node) element(node);
    for (const child of "childNodes" in node ? node.childNodes : []) walk(child);
    if ("content" in node) walk(node.content);
  };
  /** Outlook reads what stands in a comment for it. */
  const comment = (data: string) => {
    const [, inside] = /^\[if[^\]]*\]>([\s\S]*)<!\[endif\]$/i.exec(data) ?? [];
    if (inside !== undefined) walk(parseFragment(inside));
    else if (/\[if|<!\[/i.test(data)) wrong.push(`comment ${data.slice(0, 80)}`);
  };
  const element = ({ tagName, attrs, childNodes }: Tree.Element) => {
    for (const { name, value, prefix } of attrs) {
      const full = prefix ? `${prefix}:${name}` : name;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what browsers drop before they read a scheme
      const address = value.replace(/[\u0000-\u0020]/g, "");
      if (/^on/i.test(full)) wrong.push(`<${tagName} ${full}="${value.slice(0, 60)}">`);
      else if (full === "srcdoc") walk(parse(value));
      else if (ADDRESSES.has(full) && !SAFE_ADDRESS.test(address))
        wrong.push(`<${tagName} ${full}="${value.slice(0, 80)}">`);
      else if (full === "style" && ACTIVE_STYLE.test(value)) wrong.push(`<${tagName} style="${value.slice(0, 80)}">`);
    }
    if (PLAIN.has(tagName)) return;
    // A script of ours carries data of the page, an address of the build and a nonce; that there is one is what counts.
    const text = tagName === "style" ? childNodes.map((child) => ("value" in child ? child.value : "")).join("") : "";
    special(tagName, text.slice(0, 200));
  };
  walk(parse(html));
  return { wrong, specials };
}
