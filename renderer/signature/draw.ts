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
  const { html, size, sheet } = draw(content, options, null);
  return {
    html,
    text: html ? plainText(sheet) : "",
    size,
    findings: html ? [...tooLong(html, size, sheet), ...(options.lint?.(html, content, sheet.grounds) ?? [])] : [],
  };
}

/**
 * Draws, and notes in `requests` which links and pictures the drawing asked for.
 * @returns `size` as in `Rendered`: the characters it has when pasted
 */
export function draw(
  content: Content,
  options: RenderOptions,
  requests: Requests | null,
): { html: string; size: number; sheet: Sheet } {
  const template = findTemplate(content.design);
  const sheet = prepare(content, options, template.look, requests);
  const { html } = frame(sheet, template.draw(sheet));
  return { ...compact(html, sheet.font), sheet };
}
