import mongoose, { type QueryFilter, type Types } from "mongoose";
import { MemberModel, type MemberRecord, storedMembers } from "./model.ts";

/**
 * All rows of a query by their ids, part by part (keyset pagination). One that cannot be read is left out, and ends nothing.
 * @param size rows of a part: between two parts others get their turn
 */
export async function* pagesOf(filter: QueryFilter<MemberRecord>, size: number): AsyncGenerator<MemberRecord[]> {
  let last: Types.ObjectId | undefined;
  do {
    const beyond = last ? { _id: mongoose.trusted({ $gt: last }) } : {};
    const rows = await MemberModel.find({ ...filter, ...beyond })
      .sort({ _id: 1 })
      .limit(size)
      .lean();
    yield storedMembers.readAll(rows);
    last = rows.length < size ? undefined : rows.at(-1)?._id;
  } while (last);
}
