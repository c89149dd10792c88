import mongoose from "mongoose";

/** Stands for an operation of a store that nobody answers. */
export const away = () => {
  throw new mongoose.mongo.MongoServerSelectionError("away", {} as never);
};
