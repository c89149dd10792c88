import type { Content, Rendered } from "#shared/signatures/schema.ts";
import { compact, tooLong } from "./compact.ts";
import { frame } from "./frame.ts";
import type { RenderOptions } from "./options.ts";
import { prepare, type Requests, type Sheet } from "./sheet.ts";
import { findTemplate } from "./templates/registry.ts";
import { plainText } from "./text.ts";

/**
 * Draws a signature: a table fragment that mail clients accept, and its plain-text twin. Pure; the same input gives the
 * same bytes in the editor, the preview and the rendering service. Empty content gives empty strings.
 */
export function render(content: Content, options: RenderOptions): Rendered {
  const { html, sheet } = draw(content, options, null);
  return {
    html,
    text: html ? plainText(sheet) : "",
    size: html.length,
    findings: html ? [...tooLong(html, sheet), ...(options.lint?.(html) ?? [])] : [],
  };
}

/** Draws, and notes in `requests` which links and pictures the drawing asked for. */
export function draw(
  content: Content,
  options: RenderOptions,
  requests: Requests | null,
): { html: string; sheet: Sheet } {
  const template = findTemplate(content.design.templateId);
  const sheet = prepare(content, options, template.look, requests);
  const { html } = frame(sheet, template.draw(sheet));
  return { html: compact(html), sheet };
}
