import type { Element } from "../lint/document.ts";
import { type Change, rewrite } from "./rewrite.ts";

const DROPPED =
  /^(?:script|style|link|meta|title|iframe|object|embed|svg|math|video|audio|form|input|button|select|textarea|base)$/;
const UNWRAPPED = /^(?:html|head|body|section|article|nav|main|header|footer|aside)$/;
/** The whole attribute goes when one declaration is of a kind Gmail does not read. Sources: caniemail css-rgb note 3, css-modern-color, css-background-image note 6. */
const POISON = /rgb\(\s*\d+\s+\d+|rgba?\([^)]*\/|(?:lab|lch|oklab|oklch|color|color-mix)\(|url\(|"/i;
const UNKNOWN =
  /^(?:position|top|right|bottom|left|z-index|float-offset|transform.*|animation.*|transition.*|filter|--.*|-webkit-.*|-moz-.*|-ms-.*|behavior)$/;

/** A signature as Gmail's filter leaves it: no comments, classes, ids, embedded pictures, scripts, positioned boxes. */
export function gmailView(html: string): string {
  return rewrite(html, filtered);
}

function filtered({ name, attributes, style }: Element): Change {
  if (DROPPED.test(name)) return { isGone: true };
  if (UNWRAPPED.test(name) || name.includes(":")) return { isUnwrapped: true };
  const isPoisoned = style.some(({ value, problem }) => problem !== null || POISON.test(value));
  return {
    attributes: attributes.filter(({ name: attribute, value }) => {
      if (/^(?:class|id|on.*|srcset|data-.*)$/.test(attribute)) return false;
      return !(
        /^(?:src|href|background)$/.test(attribute) && /^\s*(?:data|cid|javascript|vbscript|blob|file):/i.test(value)
      );
    }),
    style: isPoisoned
      ? []
      : style.filter(({ name: property, value }) => !UNKNOWN.test(property) && !/(?:var|calc|clamp)\(/i.test(value)),
  };
}
