import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Page, PageContent, PageInput } from "#shared/pages/schema.ts";
import { ShortLinkPair } from "#shared/signatures/schema.ts";
import { storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** A stored page. `content` is what is drawn, parsed by the shared schema on its way in. */
export type PageRecord = PageInput & {
  _id: Types.ObjectId;
  /** its id in the API; visitors know it by its slug */
  hash: string;
  /** who made it */
  owner: Types.ObjectId;
  team: Types.ObjectId;
  content: PageContent;
  isPublished: boolean;
  /** the key of an agency's company; null: the team's own */
  group: string | null;
  /** to which member of the team it is assigned, by the address of their row there; null: nobody */
  assignee: string | null;
  /** counts the saves; the ETag, so that two editors cannot overwrite each other unnoticed. 0 before the first that was counted */
  revision: number;
  /** what it shows of stored pictures, by what all copies of one have in common; it follows from the content */
  pictures: string[];
  /** what stands in for its links, so that they are counted; none before it was published */
  shortLinks: z.output<typeof ShortLinkPair>[];
  /** how often it was reported; the reports themselves are mails */
  reports: number;
  createdAt: Date;
  updatedAt: Date;
};

const fields = {
  hash: { type: String, required: true, shape: Page.shape.hash },
  owner: { type: Schema.Types.ObjectId, required: true },
  team: { type: Schema.Types.ObjectId, required: true },
  slug: { type: String, default: "", shape: PageInput.shape.slug },
  label: { type: String, default: "", shape: PageInput.shape.label },
  content: { type: Schema.Types.Mixed, required: true, shape: z.prefault(PageContent, {}) },
  isPublished: { type: Boolean, default: false },
  group: { type: String, default: null },
  assignee: { type: String, default: null },
  revision: { type: Number, default: 1, whenMissing: 0 },
  pictures: { type: [String], default: [] },
  shortLinks: { type: Schema.Types.Mixed, default: () => [], shape: z.array(ShortLinkPair) },
  reports: { type: Number, default: 0 },
} satisfies Record<Exclude<keyof PageRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<PageRecord>(fields, { timestamps: true, minimize: false });
schema.index({ hash: 1 }, { unique: true }); // the id in the API
schema.index({ team: 1, createdAt: -1, _id: -1 }); // the dashboard's list, newest first
schema.index({ owner: 1, createdAt: -1, _id: -1 }); // the same of a member
schema.index({ team: 1, isPublished: 1, createdAt: 1 }); // what stands at the root of a team's domain
// A member has one at most.
schema.index({ team: 1, assignee: 1 }, { unique: true, partialFilterExpression: { assignee: { $type: "string" } } });
schema.index({ pictures: 1 }); // where a picture is used

/** Who keeps something that was read from here looks whether it still holds. */
export const pageWrites = countWrites(schema);

export const PageModel = mongoose.model<PageRecord>("Page", schema);

/** Pages as they are meant, of whatever age. */
export const storedPages = storedReader<PageRecord>(PageModel);

/** Whose a page is: the team's, the one's who made it, and the member's it is assigned to. */
export const subjectOf = ({ team, owner, assignee }: Pick<PageRecord, "team" | "owner" | "assignee">) => ({
  team,
  owner,
  assignee,
});

/** The condition that a revision is still the stored one; 0 stands for none. */
export const isRevision = (revision: number) => (revision === 0 ? mongoose.trusted({ $in: [0, null] }) : revision);

/** Who has an address; the id is its skeleton, so that of those that look the same there is one at most. */
export type SlugRecord = {
  _id: string;
  slug: string;
  /** hash of the page that has it, or had it last */
  page: string;
  team: Types.ObjectId;
  /** visitors have seen a page under it: then it is kept for a while when the page has it no more */
  wasSeen: boolean;
  /** until when it is kept for the team; null: a page has it */
  keptUntil: Date | null;
};
const slugFields = {
  _id: { type: String, required: true },
  slug: { type: String, required: true },
  page: { type: String, required: true },
  team: { type: Schema.Types.ObjectId, required: true },
  wasSeen: { type: Boolean, default: false },
  keptUntil: { type: Date, default: null },
} satisfies Record<keyof SlugRecord, object>;
const slugSchema = new Schema<SlugRecord>(slugFields);
slugSchema.index({ page: 1 }); // all that a page has had
slugSchema.index({ team: 1, keptUntil: 1 }); // what is kept for a team
slugSchema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 }); // then it is free again
export const slugWrites = countWrites(slugSchema);
export const SlugModel = mongoose.model<SlugRecord>("PageSlug", slugSchema);
export const storedSlugs = storedReader<SlugRecord>(SlugModel);
