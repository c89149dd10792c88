/** A text as a part of an address. Half a character, which no address can say, is U+FFFD. `"a b\ud800"` -> `a%20b%EF%BF%BD` */
export const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed());
