import { percentEncoded } from "./percent.ts";

/** Where every phone and computer opens an address in the map that it has; null for an empty one. `"Hafenstr. 1\nHamburg"` -> `https://maps.google.com/?q=Hafenstr.%201%20Hamburg` */
export const mapUrl = (address: string): string | null => {
  const words = address.trim().replace(/\s+/g, " ");
  return words ? `https://maps.google.com/?q=${percentEncoded(words)}` : null;
};
