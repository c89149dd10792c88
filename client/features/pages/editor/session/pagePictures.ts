import { isLocalPath } from "#client/features/signatures/editor/pictures/pictures.ts";
import type { Block } from "#shared/pages/blocks.ts";
import type { PageImageType } from "#shared/pages/constants.ts";
import type { Background, PageContent, PageInput } from "#shared/pages/schema.ts";

/** A place of the page that shows a picture. `path`: as the server names it in errors */
export type PicturePlace = { type: PageImageType; path: string; source: string };

/** Every place that shows a picture, from the top of the page down. */
export function picturePlaces({ profile, look, blocks }: PageContent): PicturePlace[] {
  const place = (type: PageImageType, path: string, source: string | null): PicturePlace[] =>
    source ? [{ type, path: `content.${path}`, source }] : [];
  const { background } = look;
  return [
    ...place("image", "profile.image", profile.image),
    ...(background.kind === "image" ? place("background", "look.background.image", background.image) : []),
    ...blocks.flatMap((block, index) => {
      const at = `blocks.${index}.data`;
      if (block.type === "picture" || block.type === "video") return place("picture", `${at}.image`, block.data.image);
      if ("rows" in block.data)
        return block.data.rows.flatMap((row, rowIndex) => place("button", `${at}.rows.${rowIndex}.image`, row.image));
      return [];
    }),
  ];
}

/** The pictures that are in this browser alone. */
export const localPlaces = ({ content }: PageInput): PicturePlace[] =>
  picturePlaces(content).filter(({ source }) => isLocalPath(source));

/** What stands behind a page whose picture is gone. */
const PLAIN: Background = { kind: "solid", color: "#ffffff" };

/** The page with another address for a picture (null: none); the very same one when it does not show it. */
export function withPicture(page: PageInput, from: string, to: string | null): PageInput {
  const { content } = page;
  if (from === to || !picturePlaces(content).some(({ source }) => source === from)) return page;
  const swap = (source: string | null) => (source === from ? to : source);
  const { profile, look, blocks } = content;
  const { background } = look;
  const next: Background =
    background.kind !== "image" || background.image !== from
      ? background
      : to === null
        ? PLAIN
        : { ...background, image: to };
  return {
    ...page,
    content: {
      ...content,
      profile: { ...profile, image: swap(profile.image) },
      look: { ...look, background: next },
      blocks: blocks.map((block) => swapped(block, swap)),
    },
  };
}

function swapped(block: Block, swap: (source: string | null) => string | null): Block {
  const { data } = block;
  if ("image" in data) return { ...block, data: { ...data, image: swap(data.image) } } as Block;
  if ("rows" in data)
    return { ...block, data: { ...data, rows: data.rows.map((row) => ({ ...row, image: swap(row.image) })) } } as Block;
  return block;
}

/** What can be sent before its pictures are up. */
export const withoutLocal = (page: PageInput): PageInput =>
  localPlaces(page).reduce((now, { source }) => withPicture(now, source, null), page);
