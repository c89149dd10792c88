import { expect, test } from "vitest";
import { fieldErrors } from "../errors/problem.ts";
import { ContactRequest, EMPTY_REQUEST, ofItsTopic } from "./schema.ts";
import { isRequired, TOPIC_FIELDS, TOPIC_NAMES, topicOf } from "./topics.ts";

/** The first sentence for each field that is wrong. */
const errorsOf = (schema: typeof ContactRequest, values: unknown) => {
  const { error } = schema.safeParse(values);
  const rows = fieldErrors((error?.issues ?? []) as Parameters<typeof fieldErrors>[0]);
  return Object.fromEntries(rows.toReversed().map(({ path, message }) => [path, message]));
};

const filled = {
  ...EMPTY_REQUEST,
  topic: "other",
  name: "Ana",
  email: "Ana@Acme.example",
  request: "Hi",
  subject: "A",
};

test("an empty form says all that is wrong at once", () => {
  expect(errorsOf(ContactRequest, EMPTY_REQUEST)).toEqual({
    topic: "Please choose a topic",
    name: "Please enter your name",
    email: "Email address is not valid.",
    request: "Please write what it is about",
  });
  expect(errorsOf(ContactRequest, { ...EMPTY_REQUEST, topic: "support" })).toMatchObject({
    name: "Please enter your name",
    subject: "Please specify the subject",
    emailClient: "Please specify your email client",
  });
  expect(Object.keys(errorsOf(ContactRequest, { ...EMPTY_REQUEST, topic: "sales" }))).toContain("companySize");
});

test.each(TOPIC_NAMES)("%s asks for what the specification requires where it applies", (topic) => {
  const sentences = errorsOf(ContactRequest, { ...filled, topic, subject: "" });
  const required = TOPIC_FIELDS.filter((field) => isRequired(topic, field));
  expect(Object.keys(sentences).toSorted()).toEqual(required.toSorted());
  for (const sentence of Object.values(sentences))
    expect(sentence).toMatch(/^Please specify (the subject|company size|your email client)$/);
});

test.each([
  [{ topic: "toString" }, "topic"],
  [{ email: "ana@" }, "email"],
  [{ name: "Ana\r\nBcc: ben@b.example" }, "name"],
  [{ subject: "A\nB" }, "subject"],
  [{ request: "x".repeat(4001) }, "request"],
  [{ request: "\ud800" }, "request"],
  [{ emailClient: "pine" }, "emailClient"],
  [{ businessEmail: "nobody" }, "businessEmail"],
])("%j is refused", (values, field) => {
  expect(Object.keys(errorsOf(ContactRequest, { ...filled, ...values }))).toEqual([field]);
});

test.each([null, [], "x", 1])("%j is no request", (value) =>
  expect(ContactRequest.safeParse(value).success).toBe(false),
);

test("what was filled in for another topic goes", () => {
  const request = ContactRequest.parse({ ...filled, companySize: "6-20", timing: "now", phone: "1" });
  expect(ofItsTopic(request)).toMatchObject({
    subject: "A",
    phone: "1",
    companySize: "",
    timing: "",
    email: "ana@acme.example",
  });
});

test.each([
  ["NonProfit", "nonProfit"],
  ["non-profit", "nonProfit"],
  ["SALES", "sales"],
  ["constructor", null],
  [null, null],
])("the address's %j is %j", (text, topic) => expect(topicOf(text)).toBe(topic));
