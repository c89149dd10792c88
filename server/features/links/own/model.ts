import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { storedReader } from "../../../db/stored.ts";

/**
 * An address of somebody's own for a short link; `_id` is `<domain>/<skeleton>`, without the domain for ours. Of two that look the same
 * one exists.
 */
export type LinkSlugRecord = {
  _id: string;
  slug: string;
  /** a team's domain; null: ours */
  host: string | null;
  code: string;
  team: Types.ObjectId;
  /** the link has it no more, or is not there: until then nobody else gets it. null: it leads to the link */
  keptUntil: Date | null;
};
const slugFields = {
  _id: { type: String, required: true },
  slug: { type: String, required: true },
  host: { type: String, default: null },
  code: { type: String, required: true },
  team: { type: Schema.Types.ObjectId, required: true },
  keptUntil: { type: Date, default: null },
} satisfies Record<keyof LinkSlugRecord, object>;
const slugSchema = new Schema<LinkSlugRecord>(slugFields);
slugSchema.index({ code: 1 }); // the addresses of a link
slugSchema.index({ team: 1 }); // what goes with a team
export const LinkSlugModel = mongoose.model<LinkSlugRecord>("LinkSlug", slugSchema);
export const storedLinkSlugs = storedReader<LinkSlugRecord>(LinkSlugModel);

export const NOTES = ["reported", "flagged"] as const;

/**
 * A target that visitors are told of; `_id` is a host, which the operator has flagged with all that is below it, or `url:` and a hash of
 * one address, which somebody has reported.
 */
export type NotedTargetRecord = { _id: string; kind: (typeof NOTES)[number]; reports: number; at: Date };
const notedSchema = new Schema<NotedTargetRecord>({
  _id: { type: String, required: true },
  kind: { type: String, required: true, shape: z.enum(NOTES) },
  reports: { type: Number, default: 0 },
  at: { type: Date, required: true },
});
export const NotedTargetModel = mongoose.model<NotedTargetRecord>("NotedTarget", notedSchema);
export const storedNoted = storedReader<NotedTargetRecord>(NotedTargetModel);
