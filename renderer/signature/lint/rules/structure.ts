import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS } from "#shared/signatures/constants.ts";
import { pastedSize } from "../../pasted.ts";
import { ancestors, type Document, type Element, VOID } from "../document.ts";
import { error, type Report, type Rule } from "../rule.ts";
import { character } from "../tokenizer.ts";

const DOCUMENT = new Set(["html", "head", "body", "meta", "title"]);
const words = (text: string) => new Set(text.split(" "));
const KNOWN = words(
  "a abbr acronym address b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr section article aside nav main header footer figure figcaption",
);
const BLOCK = words(
  "address article aside blockquote center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul",
);
export const INLINE = words(
  "a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var",
);
const PARENT: Record<string, Set<string>> = {
  td: words("tr"),
  th: words("tr"),
  tr: words("tbody thead tfoot table"),
  tbody: words("table"),
  thead: words("table"),
  tfoot: words("table"),
  caption: words("table"),
  colgroup: words("table"),
  col: words("colgroup table"),
};
const CHILDREN: Record<string, Set<string>> = {
  table: words("caption colgroup col tbody thead tfoot tr"),
  tbody: words("tr"),
  thead: words("tr"),
  tfoot: words("tr"),
  tr: words("td th"),
};

function fragment({ html, tokens, elements }: Document, report: Report): void {
  if (!html.trim()) report("", "There is nothing here.");
  for (const token of tokens) {
    if (token.kind === "declaration" && /^<!doctype/i.test(token.source))
      report(token.source, "Leave the doctype out.");
  }
  for (const { name, source } of elements) {
    if (DOCUMENT.has(name)) report(source, "A signature is a piece of a mail, not a page: leave this tag out.");
  }
}

function allowedElements({ elements }: Document, report: Report): void {
  for (const { name, source } of elements) {
    if (!KNOWN.has(name) && !DOCUMENT.has(name)) report(source, `Mail clients drop <${name}> or block the mail.`);
  }
}

const FORBIDDEN_ATTRIBUTE = /^(?:class|on.*|srcdoc|action|formaction|ping|xmlns|xlink|.*:.*)$/;

function attributes({ elements }: Document, report: Report): void {
  for (const { attributes, source } of elements) {
    const seen = new Set<string>();
    for (const { name } of attributes) {
      if (FORBIDDEN_ATTRIBUTE.test(name)) report(source, `Leave the attribute ${name} out.`);
      if (seen.has(name)) report(source, `The attribute ${name} stands here twice.`);
      seen.add(name);
    }
  }
}

function nesting({ elements, texts, misnested }: Document, report: Report): void {
  for (const { where, message } of misnested) report(where, message);
  for (const element of elements) placed(element, report);
  for (const { parent, text } of texts) {
    if (parent && CHILDREN[parent.name])
      report(text.trim(), `Text must stand in a cell, not directly in <${parent.name}>.`);
  }
}

function placed(element: Element, report: Report): void {
  const { name, parent, source } = element;
  if (VOID.has(name) && element.children.length) report(source, `<${name}> cannot hold anything.`);
  if (PARENT[name] && !PARENT[name].has(parent?.name ?? ""))
    report(source, `<${name}> is out of its place in a table.`);
  if (parent && CHILDREN[parent.name] && !CHILDREN[parent.name]?.has(name)) {
    report(source, `<${name}> must not stand directly in <${parent.name}>.`);
  }
  const around = ancestors(parent);
  // A cell starts afresh: what is around the table no longer counts.
  const fence = around.findIndex((outer) => outer.name === "td" || outer.name === "th");
  const near = fence < 0 ? around : around.slice(0, fence);
  if (BLOCK.has(name) && near.some((outer) => outer.name === "p"))
    report(source, `<${name}> closes the paragraph around it.`);
  if (name === "table" && near.some((outer) => INLINE.has(outer.name)))
    report(source, "A table must not stand in inline text.");
}

function comments({ tokens }: Document, report: Report): void {
  for (const { kind, source } of tokens) {
    const isConditional = /^<!--\[if [^\]]+\]>[\s\S]*<!\[endif\]-->$/.test(source);
    if (kind === "comment" && !isConditional) report(source, "Comments are dead weight; some clients show them.");
    if (kind === "declaration" && /^<[!?](?!doctype)/i.test(source)) report(source, "Leave this declaration out.");
  }
}

function references({ html, tokens }: Document, report: Report): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/.exec(html);
  if (unprintable || !html.isWellFormed())
    report(unprintable?.[0] ?? html.slice(0, 20), "Remove characters that cannot be printed.");
  for (const token of tokens) {
    const texts =
      token.kind === "text" ? [token.source] : token.kind === "start" ? token.attributes.map(({ raw }) => raw) : [];
    for (const text of texts) {
      for (const [found] of text.matchAll(/&(?:#x?[0-9a-z]*|[a-z][a-z0-9]*);?/gi)) {
        if (!found.endsWith(";") || character(found) === null)
          report(found, "Write & as &amp; or end the reference with a semicolon.");
      }
    }
  }
}

function length({ html }: Document, report: Report): void {
  const size = pastedSize(html);
  if (size >= MAX_HTML_CHARS)
    report(`${size} characters`, t("Gmail refuses {count} characters and more.", { count: MAX_HTML_CHARS }));
}

export const STRUCTURE_RULES: readonly Rule[] = [
  error("1", fragment),
  error("2", allowedElements),
  error("3", attributes),
  error("9", nesting),
  error("15", comments),
  error("17", references),
  error("18", length),
];
