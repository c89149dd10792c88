import mongoose, { Schema } from "mongoose";
import t from "tap";
import { serve } from "./support/serve.ts";

t.test("mongoose works unmodified", async (t) => {
  const { store } = await serve(t);
  const connection = await mongoose
    .createConnection(store.uri, { dbName: "app", maxPoolSize: 16, sanitizeFilter: true })
    .asPromise();
  t.teardown(() => connection.close());
  const link = new Schema(
    {
      slug: { type: String, unique: true },
      team: { type: String, index: true },
      clicks: { type: Number, default: 0 },
      content: Schema.Types.Mixed,
      tags: [{ _id: false, name: String }],
    },
    { timestamps: true, minimize: false, optimisticConcurrency: true },
  );
  link.index({ team: 1, createdAt: -1 });
  const Link = connection.model("Link", link);
  const Team = connection.model(
    "Team",
    new Schema({ _id: String, links: [{ type: Schema.Types.ObjectId, ref: "Link" }] }),
  );
  await Link.syncIndexes();
  t.same(await Link.diffIndexes(), { toDrop: [], toCreate: [] });

  const made = await Link.create({ slug: "a", team: "t", content: { deep: {} }, tags: [{ name: "x" }] });
  t.strictSame((await Link.findById(made._id).lean())?.content, { deep: {} });
  await t.rejects(Link.create({ slug: "a" }), { code: 11000, keyPattern: { slug: 1 } });
  made.set({ clicks: 5 });
  made.tags.push({ name: "y" });
  await made.save();
  t.match(await Link.findOne({ "tags.name": "y" }).lean(), { clicks: 5 });
  const stale = await Link.findOne({ slug: "a" }).orFail();
  await Link.updateOne({ slug: "a" }, { $inc: { __v: 1 } });
  await t.rejects(stale.set({ clicks: 9 }).save(), { name: "VersionError" });

  await Team.create({ _id: "t", links: [made._id] });
  t.match((await Team.findById("t").populate("links").lean())?.links, [{ slug: "a" }]);
  await Link.bulkWrite([
    { insertOne: { document: { slug: "b", team: "t" } } },
    { updateOne: { filter: { slug: "c" }, update: { $set: { team: "t" } }, upsert: true } },
    { deleteOne: { filter: { slug: "none" } } },
  ]);
  t.equal(await Link.countDocuments({ team: "t" }), 3);
  t.match(await Link.findOneAndUpdate({ slug: "b" }, { $inc: { clicks: 1 } }, { returnDocument: "after" }), {
    clicks: 1,
  });
  t.same(await Link.aggregate([{ $match: { team: "t" } }, { $group: { _id: "$team", clicks: { $sum: "$clicks" } } }]), [
    { _id: "t", clicks: 6 },
  ]);
  const slugs: string[] = [];
  for await (const { slug } of Link.find().sort({ slug: 1 }).batchSize(2).lean().cursor()) slugs.push(String(slug));
  t.same(slugs, ["a", "b", "c"]);
  t.equal(await Link.exists({ slug: "nobody" }), null);
  t.same((await Link.distinct("slug")).sort(), ["a", "b", "c"]);

  await t.rejects(
    connection.transaction(async (session) => {
      await Link.deleteMany({}, { session });
      throw new Error("changed my mind");
    }),
    { message: "changed my mind" },
  );
  t.equal(await Link.estimatedDocumentCount(), 3);
  await Link.collection.drop();
  t.equal(await Link.countDocuments(), 0);
});
