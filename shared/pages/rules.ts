import { MESSAGES } from "../errors/messages.ts";
import type { Page, PageContent } from "./schema.ts";
import { slugProblem } from "./slug.ts";

/** What a page is called where it is listed: by its people, else by its title, else by its address. */
export const pageName = ({
  label,
  content,
  slug,
}: {
  label: string;
  content: { profile: Pick<PageContent["profile"], "title"> };
  slug: string;
}): string => label.trim() || content.profile.title.trim() || slug;

/** Why a page cannot be saved with this address; null where it can. One that nobody sees may be without. @returns a sentence to be translated */
export const addressProblem = ({ slug, isPublished }: Pick<Page, "slug" | "isPublished">): string | null => {
  if (slug === "") return isPublished ? MESSAGES.pageUrlEmpty : null;
  return slugProblem(slug);
};
