import { ApiError, offline } from "#client/lib/problem.ts";
import { msg } from "#shared/languages/translate.ts";

/**
 * Fetches a file and hands it to the browser to keep, under the name the server gave it.
 * @throws ApiError with the server's words, or "offline"
 */
export async function saveFile(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => Promise.reject(offline()));
  if (!answer.ok) throw new ApiError({ ...FAILED, ...(await answer.json().catch(() => null)), status: answer.status });
  const name = nameIn(answer.headers.get("content-disposition") ?? "");
  // The network of a hotel or a train answers everything with a page of its own, until one logs in there.
  if (!name) throw offline();
  const content = await answer.blob().catch(() => Promise.reject(offline()));
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const FAILED = { code: "unavailable", message: msg("The file could not be made. Please try again in a moment.") };

/** `attachment; filename*=UTF-8''Ana%20Ruiz.zip` -> `Ana Ruiz.zip`; null without such a name. */
export function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
}
