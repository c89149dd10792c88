/** A business card as a page shows it. */
export type ShownCard = {
  url: string;
  header: string;
  title: string;
  subheader: string;
  photo: string | null;
  color: string;
};

/** What the drawing of a page needs that does not stand in the page. Nothing here is read from anywhere while it is drawn. */
export type PageContext = {
  /** milliseconds since 1970: what a schedule is measured by */
  now: number;
  /** `https://pages.example/anna`: where it is found; empty while it has no address */
  url: string;
  /** in front of `/i/…`; empty: the same host */
  imageHost: string;
  /** the stand-in of a link, or the link itself; the editor's preview counts nothing */
  linkOf(url: string): string;
  cards: ReadonlyMap<string, ShownCard>;
  /** HTML of the team's signatures, by their hashes, already safe */
  signatures: ReadonlyMap<string, string>;
  /** whether search engines may have it */
  isIndexed: boolean;
  /** of the picture that networks show of it; null: none */
  ogImage: string | null;
  /** whether the visitor has said that they are old enough; without a warning it says nothing */
  isAdmitted: boolean;
};
