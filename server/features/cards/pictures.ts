import type { ClientSession } from "mongoose";
import { CARD_IMAGE_TYPES, type CardImageType } from "#shared/cards/constants.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

type Pictured = Pick<CardContent, CardImageType>;

/** The stored pictures of a card, and where they stand. */
export const storedIn = (content: Pictured): { place: CardImageType; path: string; address: string }[] =>
  CARD_IMAGE_TYPES.flatMap((place) => {
    const address = content[place];
    return address === null ? [] : [{ place, path: `content.${place}`, address }];
  });

export const idsIn = (content: Pictured): string[] => images.idsOf(storedIn(content));

/** Those that a save brings along. */
export const addedTo = (content: Pictured, before: Pictured | null) =>
  images.addedTo(storedIn(content), before ? storedIn(before) : []);

/** Those that the card has already stay, whoever brought them. @throws as `images.mustOwn` */
export const mustOwnPictures = (
  viewer: Viewer,
  content: Pictured,
  before: Pictured | null,
  session?: ClientSession,
): Promise<void> => images.mustOwn(viewer, addedTo(content, before), session);
