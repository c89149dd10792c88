/** The installation that the extension is built for, from `EXTENSION_SITE`: whoever adds it connects there at first. */
export function site(): string {
  const text = process.env.EXTENSION_SITE ?? "http://localhost:3000";
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash || url.username)
    throw new Error(
      `EXTENSION_SITE is "${text}", expected an address such as https://signoff.example.com, without a path.`,
    );
  return url.origin;
}
