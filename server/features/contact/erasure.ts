import { type Erased, eraseAll } from "../../db/erasing.ts";
import { ContactRequestModel } from "./model.ts";

/** What was written from the address. */
export const eraseRequests = ({ email }: Erased, signal: AbortSignal): Promise<unknown> =>
  eraseAll(ContactRequestModel, { $or: [{ email }, { businessEmail: email }] }, signal);
