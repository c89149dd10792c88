import * as z from "zod/mini";
import { Email } from "../auth/schema.ts";

export const FriendInvitation = z.strictObject({ email: Email });

export type FriendInvitation = z.output<typeof FriendInvitation>;

/** Mailed, has an account, has confirmed its address. */
export const FRIEND_STATES = ["invited", "joined", "confirmed"] as const;

export const Friend = z.strictObject({
  /** `a…@example.com`: enough to know whom one has asked, and no address */
  address: z.string(),
  state: z.enum(FRIEND_STATES),
  /** it has brought the account a place */
  hasBonus: z.boolean(),
  at: z.string(),
});
export type Friend = z.output<typeof Friend>;

export const FriendLink = z.strictObject({
  link: z.string(),
  /** places that friends have brought so far, and may bring in all */
  bonus: z.int(),
  maxBonus: z.int(),
  /** the newest first */
  friends: z.array(Friend),
});
export type FriendLink = z.output<typeof FriendLink>;

/** `anabel@mail.example` -> `a…@mail.example` */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}…${email.slice(at)}`;
};
