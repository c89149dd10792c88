import { escapeHtml } from "#shared/lib/escape.ts";

/** A page with the signature and nothing else: Thunderbird takes the whole of it for the signature. */
export const signaturePage = (name: string, html: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title></head><body>${html}</body></html>`;
