import type { Answer } from "#client/lib/context.tsx";
import { offline } from "#client/lib/problem.ts";

/** Hands a file to the browser to keep, under the name the server gave it. @throws ApiError "offline" for a page of somebody else */
export function saveFile({ data, header }: Answer<Blob>): void {
  const name = nameIn(header("content-disposition") ?? "");
  // One of the files is a page itself, and so is what the network of a hotel answers until one logs in there.
  if (!name) throw offline();
  const address = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `attachment; filename*=UTF-8''Ana%20Ruiz.zip` -> `Ana Ruiz.zip`; null without such a name. */
export function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
}
