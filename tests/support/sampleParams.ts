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

/** An address of a row of the route table that answers with its page. */
export const filled = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? PARAMS[key] ?? "1");
