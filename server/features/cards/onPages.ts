import mongoose, { type Types } from "mongoose";
import type { ShownCard } from "#renderer/page/context.ts";
import { CardModel, storedCards } from "./model.ts";
import { urlOf } from "./present.ts";

/** Cards of a team as a page of it shows them that is seen at one of its domains, by their hashes; those that it has not are left out. */
export async function onPages(
  team: Types.ObjectId,
  hashes: readonly string[],
  ownHost: string | null,
): Promise<Map<string, ShownCard>> {
  if (hashes.length === 0) return new Map();
  const records = storedCards.readAll(
    await CardModel.find({ team, hash: mongoose.trusted({ $in: [...hashes] }) }).lean(),
  );
  return new Map(
    records.map((record) => {
      const { header, title, subheader, photo, backgroundColor } = record.content;
      return [record.hash, { url: urlOf(record, ownHost), header, title, subheader, photo, color: backgroundColor }];
    }),
  );
}
