import mongoose from "mongoose";
import * as z from "zod/mini";
import { readStored } from "#shared/lib/stored.ts";
import { Content, SignatureInput } from "#shared/signatures/schema.ts";
import { SignatureModel, type SignatureRecord } from "./model.ts";

const EMPTY = z.parse(SignatureInput, {});
const { _id, content: _none, ...MODEL_DEFAULTS } = new SignatureModel().toObject<SignatureRecord>();

/** What each field means in a record that was written before there was one. */
const DEFAULTS = {
  ...MODEL_DEFAULTS,
  hasShortLink: EMPTY.hasShortLink,
  shorLinkHashType: EMPTY.shorLinkHashType,
  publicPageColor: EMPTY.publicPageColor,
  /** before its first counted save */
  revision: 0,
};

/**
 * A signature as it is read: what the record was written without, or under other rules, has its default. It is written
 * so with the next save.
 */
export function readSignature(stored: SignatureRecord): SignatureRecord {
  const createdAt = stored.createdAt ?? stored._id.getTimestamp();
  return {
    ...DEFAULTS,
    ...stored,
    content: readStored(Content, stored.content) ?? z.parse(Content, {}),
    createdAt,
    updatedAt: stored.updatedAt ?? createdAt,
  };
}

/** The condition that a revision is still the stored one; 0 stands for none. */
export const isRevision = (revision: number) => (revision === 0 ? mongoose.trusted({ $in: [0, null] }) : revision);
