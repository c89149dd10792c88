import mongoose from "mongoose";
import type { Change, Migration } from "./migration.ts";

const { ObjectId } = mongoose.Types;

/**
 * What people have brought becomes a list of theirs, and signatures note which pictures they show. Who brought one is not
 * known, nor is when: the last use stands for that.
 */
export const ownPictures: Migration = {
  name: "003-own-pictures",
  async up({ db, walk }) {
    await walk("signatures", (signatures) =>
      signatures
        .filter(({ pictures }) => !Array.isArray(pictures))
        .map(({ _id, content }) => ({
          updateOne: {
            filter: { _id, pictures: { $exists: false } },
            update: { $set: { pictures: picturesIn(content) } },
          },
        })),
    );

    await walk("pictureuses", async (uses) => {
      const rows = uses
        .filter(({ owners }) => Array.isArray(owners))
        .flatMap(({ _id: picture, owners, updatedAt }): Change[] =>
          owners.map((team: unknown) => {
            const createdAt = updatedAt instanceof Date ? updatedAt : new Date();
            const values = { _id: idFrom(createdAt), users: [], extension: null, bytes: null, createdAt };
            return { updateOne: { filter: { team, picture }, update: { $setOnInsert: values }, upsert: true } };
          }),
        );
      if (rows.length > 0) await db.collection("ownpictures").bulkWrite(rows, { ordered: false });
      return [];
    });
  },
};

const PICTURE = /^\/i\/([\w-]{22}-\d{1,5}x\d{1,5})\.(?:jpg|png|gif)$/;

/** Every value that is the address of a stored picture, by what all copies of one have in common. */
function picturesIn(content: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown) => {
    const picture = typeof value === "string" ? PICTURE.exec(value)?.[1] : undefined;
    if (picture) found.add(picture);
    if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  look(content);
  return [...found];
}

/** An id that sorts by its date, and is nobody else's. */
const idFrom = (date: Date) =>
  ObjectId.createFromHexString(
    ObjectId.createFromTime(Math.floor(date.getTime() / 1000))
      .toHexString()
      .slice(0, 8) + new ObjectId().toHexString().slice(8),
  );
