import mongoose from "mongoose";
import { expect, it } from "vitest";
import { textsIn } from "./texts.ts";

const { serialize } = mongoose.mongo.BSON;
const _id = new mongoose.Types.ObjectId();
const read = (document: object) => textsIn(serialize(document), ["code", "url"]);

it.each<[string, object, object | null]>([
  ["as it is written", { _id, code: "abc", url: "https://a.example" }, { code: "abc", url: "https://a.example" }],
  ["in another order, beside others", { url: "u", more: "m", code: "c" }, { code: "c", url: "u" }],
  ["with letters of other alphabets", { code: "größe-日本", url: "" }, { code: "größe-日本", url: "" }],
  ["without one of them", { _id, code: "abc" }, null],
  ["where one is a number", { _id, code: "abc", url: 5 }, null],
  ["where one is none", { _id, code: null, url: "u" }, null],
  ["beside something else", { _id, code: "abc", url: "u", at: new Date() }, null],
  ["of nothing", {}, null],
])("texts of a document %s", (_, document, texts) => {
  expect(read(document)).toEqual(texts);
});

it("stand where the document does, in the middle of what was received", () => {
  const document = serialize({ code: "abc", url: "u" });
  const received = Buffer.concat([Buffer.from("before"), document, Buffer.from("after")]);
  const row = received.subarray(6, 6 + document.length);
  expect(textsIn(row, ["code"])).toEqual({ code: "abc" });
});
