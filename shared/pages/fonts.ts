/**
 * What a page can be set in: families of which the server keeps the files, so that no visitor asks another host. `system`
 * loads none. Keys are what saved pages hold: never rename one.
 */
export const PAGE_FONTS = {
  system: { label: "System", stack: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" },
  inter: { label: "Inter", stack: "Inter,system-ui,sans-serif" },
  lora: { label: "Lora", stack: "Lora,Georgia,serif" },
  fraunces: { label: "Fraunces", stack: "Fraunces,Georgia,serif" },
  "dm-serif": { label: "DM Serif Display", stack: "'DM Serif Display',Georgia,serif" },
  "dm-sans": { label: "DM Sans", stack: "'DM Sans',system-ui,sans-serif" },
  playfair: { label: "Playfair Display", stack: "'Playfair Display',Georgia,serif" },
  lato: { label: "Lato", stack: "Lato,system-ui,sans-serif" },
  poppins: { label: "Poppins", stack: "Poppins,system-ui,sans-serif" },
  "space-grotesk": { label: "Space Grotesk", stack: "'Space Grotesk',system-ui,sans-serif" },
  manrope: { label: "Manrope", stack: "Manrope,system-ui,sans-serif" },
  nunito: { label: "Nunito", stack: "Nunito,system-ui,sans-serif" },
  bitter: { label: "Bitter", stack: "Bitter,Georgia,serif" },
  "work-sans": { label: "Work Sans", stack: "'Work Sans',system-ui,sans-serif" },
  "space-mono": { label: "Space Mono", stack: "'Space Mono',ui-monospace,monospace" },
  "jetbrains-mono": { label: "JetBrains Mono", stack: "'JetBrains Mono',ui-monospace,monospace" },
} as const satisfies Record<string, { label: string; stack: string }>;

export type PageFont = keyof typeof PAGE_FONTS;
export const PAGE_FONT_NAMES = Object.keys(PAGE_FONTS) as [PageFont, ...PageFont[]];
