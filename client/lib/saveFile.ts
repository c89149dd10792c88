/** A browser has to have begun with a file before its address may go. */
const BEGUN_MS = 60_000;

/** Hands a file to the browser's own downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), BEGUN_MS);
}
