import mongoose from "mongoose";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { isManager } from "#shared/members/rules.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import { brandLineOf } from "../members/service.ts";
import { draw } from "./draw.ts";
import { SignatureModel, storedSignatures } from "./model.ts";
import { storedIn } from "./pictures.ts";
import { present } from "./present.ts";

/** Signatures that somebody sees, the oldest first, after the one of an id (keyset pagination). */
export async function pageOf(viewer: Viewer, after: string | null, count: number): Promise<Signature[]> {
  const { user, team } = viewer;
  const seen = isManager(viewer) ? { team: team._id } : { team: team._id, owner: user._id };
  const rest = after === null ? seen : { ...seen, _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  const records = await SignatureModel.find(rest).sort({ _id: 1 }).limit(count).lean();
  const branding = await brandLineOf(team);
  return storedSignatures.readAll(records).map((record) => present(record, team, viewer, branding));
}

/** A signature's mail HTML; null for one that cannot be drawn at all. @throws unavailable, busy */
export async function drawn(signature: Signature): Promise<{ html: string } | null> {
  try {
    return await draw(signature);
  } catch (error) {
    if (error instanceof Failure && ERRORS[error.code].status < 500) return null;
    throw error;
  }
}

/** Names of the stored pictures that a signature shows. */
export const picturesIn = ({ general, media, forms }: Signature): string[] => [
  ...new Set(storedIn({ general, media, forms }).map(({ address }) => address.replace(/^\/i\//, ""))),
];
