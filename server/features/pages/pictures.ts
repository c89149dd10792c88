import type { ClientSession } from "mongoose";
import type { PageImageType } from "#shared/pages/constants.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

type Pictured = Pick<PageContent, "profile" | "blocks" | "look">;
type Stored = { place: PageImageType; path: string; address: string };

/** The stored pictures of a page, which place each has, and where in the document it stands. */
export function storedIn({ profile, blocks, look }: Pictured): Stored[] {
  const { background } = look;
  const found: { place: PageImageType; path: string; address: string | null }[] = [
    { place: "image", path: "content.profile.image", address: profile.image },
    {
      place: "background",
      path: "content.look.background.image",
      address: background.kind === "image" ? background.image : null,
    },
    ...blocks.flatMap(({ data }, at) => [
      ...("image" in data
        ? [{ place: "picture" as const, path: `content.blocks.${at}.data.image`, address: data.image }]
        : []),
      ...("rows" in data
        ? data.rows.map(({ image }, row) => ({
            place: "button" as const,
            path: `content.blocks.${at}.data.rows.${row}.image`,
            address: image,
          }))
        : []),
    ]),
  ];
  return found.flatMap((one) => (one.address === null ? [] : [{ ...one, address: one.address }]));
}

export const idsIn = (content: Pictured): string[] => images.idsOf(storedIn(content));

/** Those that a save brings along. */
export const addedTo = (content: Pictured, before: Pictured | null) =>
  images.addedTo(storedIn(content), before ? storedIn(before) : []);

/** Those that the page has already stay, whoever brought them. @throws as `images.mustOwn` */
export const mustOwnPictures = (
  viewer: Viewer,
  content: Pictured,
  before: Pictured | null,
  session?: ClientSession,
): Promise<void> => images.mustOwn(viewer, addedTo(content, before), session);
