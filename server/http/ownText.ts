/**
 * A copy of a text that is kept. V8 makes a piece of a longer text a view of it (sliced string): a name of thirty letters,
 * cut out of an address, holds the address with all of its query for as long as it is kept itself.
 */
export const ownText = (text: string): string => Buffer.from(text).toString();
