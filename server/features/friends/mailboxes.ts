import { createHash } from "node:crypto";
import * as mail from "../mail/service.ts";

/** Stands for a mailbox whose address is not to be kept. @param email in lower case */
export const hashOfMailbox = (email: string): string =>
  createHash("sha256")
    .update(`mailbox ${mail.mailboxOf(email)}`)
    .digest("base64url");
