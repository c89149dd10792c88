import { BRAND_STYLE_ID, brandColors } from "#shared/reseller/brand/colors.ts";

/** Gives the whole page, dialogs too, the accents of a brand; null: ours. */
export function paint(color: string | null): void {
  const known = document.getElementById(BRAND_STYLE_ID);
  if (color === null) {
    known?.remove();
    return;
  }
  const rules = brandColors(color);
  if (known) {
    if (known.textContent !== rules) known.textContent = rules;
    return;
  }
  const style = document.createElement("style");
  style.id = BRAND_STYLE_ID;
  // The page's policy asks for it.
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
  style.textContent = rules;
  document.head.append(style);
}
