import * as make from "./make.ts";

/** For each part of an address one that there is; `hash` and `token` are whoever asks to say. */
export const PARAMS: Readonly<Record<string, string>> = {
  plan_name: "teams",
  profession: "dentist",
  client: "gmail",
  page: "terms",
  provider: "google",
  planId: "teams-yearly-10",
  group: "1",
  token: "x",
};

/** A page and a card beside a signature of somebody's: each screen shows its own kind. @returns the hash for the address of one */
export async function shownBy(
  person: { post(path: string, body?: unknown): Promise<{ json(): unknown }> },
  hash: string,
) {
  const made = async (path: string, body: unknown) => ((await person.post(path, body)).json() as { hash: string }).hash;
  const [page, card] = [await made("/_/pages", make.page()), await made("/_/cards", make.card())];
  return (path: string) => (path.startsWith("/pages/") ? page : path.startsWith("/cards/") ? card : hash);
}

/** An address of a row of the route table that answers with its page. */
export const filled = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? PARAMS[key] ?? "1");
