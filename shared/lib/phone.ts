/** Where a number ends and what is dialled behind it begins: an extension, a second number. */
const BEHIND = /[xX#;,/]/;

/** Whether something is to be dialled after the number itself. */
export const hasExtension = (text: string): boolean => BEHIND.test(text);

/** `+49 (0)30 123-45 ext. 6` -> `tel:+493012345`; null without at least three digits. */
export function phoneUrl(text: string): string | null {
  const end = text.search(BEHIND);
  const main = (end < 0 ? text : text.slice(0, end)).replace("(0)", "");
  const digits = main.replace(/\D+/g, "");
  if (digits.length < 3) return null;
  return main.includes("+") && main.indexOf("+") < main.search(/\d/) ? `tel:+${digits}` : `tel:${digits}`;
}
