import { attribute, type Document, type Element, property } from "../document.ts";
import { error, type Report, type Rule } from "../rule.ts";

const INTEGER = /^[1-9]\d*$/;

function images({ elements }: Document, report: Report): void {
  for (const element of elements) {
    if (element.name !== "img") continue;
    const { source } = element;
    const src = attribute(element, "src") ?? "";
    if (!/^https?:\/\/[^/?#\s]+/i.test(src)) report(source, "Give the picture a full https address.");
    if (/\.(?:svgz?|webp|avif|heic|tiff?|ico|mp4)(?:[?#]|$)/i.test(src)) report(source, "Use PNG, JPEG or GIF.");
    if (attribute(element, "alt") === null) report(source, "Add alt, empty for decoration.");
    for (const side of ["width", "height"]) size(element, side, report);
  }
}

function size(element: Element, side: string, report: Report): void {
  const value = attribute(element, side) ?? "";
  if (!INTEGER.test(value)) report(element.source, `Give the picture its ${side} as a plain number.`);
  const styled = /^([\d.]+)px$/.exec(property(element, side) ?? "");
  if (styled && Math.abs(Number(styled[1]) - Number(value)) > 1)
    report(element.source, `${side} and its style disagree.`);
}

function tables({ elements }: Document, report: Report): void {
  for (const element of elements) {
    const { name, source } = element;
    if (name === "table") {
      if (!/^(?:presentation|none)$/.test(attribute(element, "role") ?? "") && !isData(element)) {
        report(source, 'Add role="presentation".');
      }
      for (const needed of ["cellpadding", "cellspacing", "border"]) {
        if (!/^\d+$/.test(attribute(element, needed) ?? "")) report(source, `Add ${needed}="0".`);
      }
    }
    if (name === "table" || name === "td" || name === "th") cell(element, report);
  }
}

const isData = (element: Element): boolean =>
  element.children.some(
    (child) =>
      "children" in child && (/^(?:th|thead|caption)$/.test(child.name) || (child.name !== "table" && isData(child))),
  );

function cell(element: Element, report: Report): void {
  for (const side of ["width", "height"]) {
    const value = attribute(element, side);
    if (value !== null && !/^\d+%?$/.test(value))
      report(element.source, `Write ${side} as a whole number or a percentage.`);
  }
  for (const span of ["colspan", "rowspan"]) {
    const value = attribute(element, span);
    if (value !== null && !/^[1-9]\d?$/.test(value)) report(element.source, `${span} must be 1 to 99.`);
  }
}

export const TABLE_RULES: readonly Rule[] = [error("7", images), error("8", tables)];
