import { expect, test } from "vitest";
import type { Answers } from "#shared/account/schema.ts";
import { signatureOf } from "./draft.ts";
import { answersOf, repliesOf } from "./replies.ts";

const KNOWN = { name: "Ana Ruiz", email: "ana@northwind.example" };
const read = (answers: Answers | null) => repliesOf(answers, KNOWN, 4);

test("answers come back as they were stored, at the step they had come to", () => {
  const { replies } = read({ position: "Baker", website: "northwind.example" });
  expect(read(answersOf(replies, 3, false))).toEqual({ replies, step: 3 });
});

test("whatever else is stored is no answer: another version wrote it", () => {
  const { replies, step } = read({ step: 99, position: 7, company: ["x"], phone: null, name: "N".repeat(500) });
  expect(step).toBe(4);
  expect(replies).toMatchObject({ position: "", company: "", phone: "", email: KNOWN.email });
  expect(replies.name).toHaveLength(200);
  for (const odd of [-1, 1.5, Number.NaN]) expect(read({ step: odd }).step).toBe(0);
});

test("a line that would be dead in a mail is left out of the signature", () => {
  const { replies } = read({ email: "nobody", phone: "+34 600 123 456", website: "http://" });
  const { general } = signatureOf(replies, null);
  expect(general.contacts.map(({ name, value }) => [name, value])).toEqual([
    ["phone", "+34 600 123 456"],
    ["email", ""],
    ["website", ""],
  ]);
});
