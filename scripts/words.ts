/** What the program says to people, read from its source: for the catalogues, and to find what no catalogue can have. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "..");
const ROOMS = ["client", "program", "renderer", "server", "shared"];

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, whose nodes are read by their type
type Node = any;

/** Calls whose first argument is a sentence. */
const MARKS = new Set(["t", "msg", "template", "rich"]);
/** Elements whose property `text` is one. */
const MARKED_ELEMENTS = new Set(["Sentence"]);

/**
 * Tables in which the named properties, or all arguments of calls, are sentences: plain data, translated where it is
 * shown. `"*"` stands for all properties.
 */
const TABLES: { file: RegExp; properties?: RegExp; calls?: RegExp; constants?: RegExp }[] = [
  { file: /^shared\/titles\.ts$/, properties: /./ },
  { file: /^shared\/descriptions\.ts$/, properties: /./, constants: /^DESCRIPTION$/ },
  { file: /^shared\/errors\/(common|accounts|links|pages|reseller|signatures|teams)\.ts$/, properties: /^message$/ },
  { file: /^shared\/(errors|links|analytics)\/messages\.ts$/, properties: /./ },
  {
    file: /^shared\/catalog\/guides\//,
    properties: /^(name|shortName|title|detail|away|check|pitfalls|limits)$/,
    constants: /./,
  },
  { file: /^shared\/catalog\/contacts\.ts$/, properties: /^label$/ },
  { file: /^shared\/catalog\/templates\.ts$/, properties: /^(name|category)$/ },
  { file: /^shared\/catalog\/prefills\//, properties: /^profession$/ },
  { file: /^shared\/catalog\/banners\//, properties: /^name$/, calls: /^(text|color)$/ },
  {
    file: /^client\/features\/signatures\/install\/drawings\/(?!drawings|scene|layout)\w+\.ts$/,
    calls: /^(title|menu|side|tabs|rows|button|check|toggle|choice|field)$/,
  },
];
/** In these only the first argument is a sentence. */
const FIRST_ONLY = /^(text|color)$/;

/** Names of products, keys of a keyboard and files are the same in every language. */
const SAME_EVERYWHERE =
  /^(Aa|Gmail|Outlook|Apple Mail|Thunderbird|Yahoo Mail|Spark|Mail|Microsoft|Signoff|HTML|SVG|PNG|Pro|Mac|Word|About Spark|\d+ : \d+|Ana|Europe\/Madrid|https:\/\/…|[\w….]*\.\w+|~?[\w/]+\/)$/;

export type Source = {
  file: string;
  messages: string[];
  literals: { line: number; text: string }[];
  imports: string[];
};

/** Every source file with what it says. `literals` are words in screens that are neither marked nor in a table. */
export const sources = (): Source[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.config\.ts$|^client\/dev\/|\/locales\//.test(file))
      .map(read),
  );

function read(file: string): Source {
  const code = readFileSync(join(ROOT, file), "utf8");
  const { program } = parseSync(file, code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  const found: Source = { file, messages: [], literals: [], imports: [] };
  const tables = TABLES.filter((table) => table.file.test(file));
  visit(program, []);
  found.messages = [...new Set(found.messages)].filter((message) => !SAME_EVERYWHERE.test(message));
  return found;

  function visit(node: Node, parents: Node[]) {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parents);
      return;
    }
    if (!node || typeof node.type !== "string") return;
    if (/^(ImportDeclaration|Export\w*Declaration|ImportExpression)$/.test(node.type) && node.source?.value)
      if (node.importKind !== "type")
        // A type says nothing.
        found.imports.push(resolve(file, node.source.value));
    const text = textOf(node);
    if (text !== null && isMessage(node, text, parents)) found.messages.push(text);
    else if (isLiteral(node, parents)) {
      const line = code.slice(0, node.start).split("\n").length;
      found.literals.push({
        line,
        text: (text ?? node.value ?? code.slice(node.start, node.end)).replace(/\s+/g, " ").trim(),
      });
    }
    for (const key of Object.keys(node)) if (key !== "type") visit(node[key], [...parents, node]);
  }

  function isMessage(node: Node, text: string, parents: Node[]): boolean {
    const parent = parents.at(-1);
    if (isMarked(node, parents)) return true;
    // Names of parts are small letters.
    if (!/\p{L}{2}/u.test(text) || /^\p{Ll}+$/u.test(text)) return false;
    return tables.some(({ properties, calls, constants }) => {
      const property = parents.findLast(({ type }) => type === "Property");
      if (parent?.type === "Property" && parent.key === node) return false;
      if (parent?.type === "CallExpression") {
        const name = parent.callee.name ?? "";
        if (!calls?.test(name) || (FIRST_ONLY.test(name) && parent.arguments[0] !== node)) return false;
        return true;
      }
      if (property && properties?.test(property.key.name ?? property.key.value)) return true;
      return parent?.type === "VariableDeclarator" && (constants?.test(parent.id.name) ?? false);
    });
  }
}

/** A text that stands in the code as it is, `a *` in front taken for the mark that drawings have; null for all else. */
function textOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value.replace(/^\*/, "");
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return null;
}

/** `t("…")`, `t(a ? "…" : "…")`, `<Sentence text="…" />` */
function isMarked(node: Node, parents: Node[]): boolean {
  const at = parents.findLastIndex(({ type }) => !/^(ConditionalExpression|LogicalExpression)$/.test(type));
  const parent = parents[at];
  const child = parents[at + 1] ?? node;
  if (parent?.type === "CallExpression")
    return MARKS.has(parent.callee.name) && parent.arguments[0] === child && child.test !== node;
  if (parent?.type === "JSXAttribute")
    return parent.name.name === "text" && MARKED_ELEMENTS.has(parents[at - 1]?.name?.name);
  return false;
}

/** What people read or hear, even of one small word. */
const SPOKEN_ATTRIBUTES =
  /^(label|title|alt|placeholder|hint|description|text|action|done|subject|from|aria-(label|description|roledescription|valuetext))$/;
const SILENT_ATTRIBUTES =
  /^(className|style|content|d|viewBox|transform|autoComplete|rel|type|href|to|src|sandbox|data-.*)$/;

/** Words that a person would read, in a screen: with a letter of the language and not a name of the code. */
function isLiteral(node: Node, parents: Node[]): boolean {
  const parent = parents.at(-1);
  if (node.type === "JSXText") {
    const text = node.value.replace(/&\w+;/g, "").trim();
    return /\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.test(text);
  }
  const isInScreen = parents.some(({ type }) => type === "JSXElement" || type === "JSXAttribute");
  const isError = parents.some(({ type, callee }) => type === "NewExpression" && callee.name === "Error");
  const isSilent = parents.some(
    (above) => above.type === "JSXAttribute" && SILENT_ATTRIBUTES.test(attributeName(above)),
  );
  if (!isInScreen || isError || isSilent || parent?.type === "BinaryExpression") return false;
  if (node.type === "TemplateLiteral")
    return node.expressions.length > 0 && node.quasis.some((part: Node) => isSentence(part.value.raw));
  if (node.type !== "Literal" || typeof node.value !== "string" || SAME_EVERYWHERE.test(node.value)) return false;
  const attribute = parent?.type === "JSXAttribute" ? attributeName(parent) : "";
  return SPOKEN_ATTRIBUTES.test(attribute) ? /\p{L}{2}/u.test(node.value) : isSentence(node.value);
}

const attributeName = ({ name }: Node): string =>
  name.namespace ? `${name.namespace.name}:${name.name.name}` : name.name;
/** Two words, or one that begins with a capital letter. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}|\p{Ll}{2} \p{L}/u.test(text.trim()) && !/[;{}<>]|^\w+-/.test(text);

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? relative(ROOT, join(ROOT, dirname(from), specifier)) : specifier;
}
