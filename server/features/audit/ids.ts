import mongoose, { type Types } from "mongoose";

/** An id of the store; null for what is none. */
export const idOf = (id: string): Types.ObjectId | null =>
  mongoose.isValidObjectId(id) ? new mongoose.Types.ObjectId(id) : null;
