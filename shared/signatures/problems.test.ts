import { expect, test } from "vitest";
import { contactProblem, linkProblem } from "./problems.ts";
import { Contact } from "./schema.ts";

const EMAIL = "This is not an email address.";
const PHONE = "This is not a phone number.";
const LINK = "Please enter a valid link.";

test.each([
  ["email", "ana@acme.example", null],
  ["email", " ana.ruiz+mail@mail.acme.example ", null],
  ["email", "ana@bücher.example", null],
  ["email", "", null],
  ["email", "  ", null],
  ["email", "not-an-email", EMAIL],
  ["email", "ana@acme", EMAIL],
  ["email", "ana@acme.", EMAIL],
  ["email", "@acme.example", EMAIL],
  ["email", "ana ruiz@acme.example", EMAIL],
  ["email", "ana@acme.example, ben@acme.example", EMAIL],
  ["email", "Ana <ana@acme.example>", EMAIL],
  ["phone", "+49 (0)30 123-45", null],
  ["phone", "12345", null],
  ["phone", "٠٣٠١٢٣٤٥", null],
  ["phone", "1234", PHONE],
  ["phone", "abc", PHONE],
  ["mobile", "call me", PHONE],
  ["website", "acme.example", null],
  ["website", "https://acme.example/team?x=1", null],
  ["website", "acme", LINK],
  ["website", "javascript:alert(1)", LINK],
  ["address", "anything", null],
  ["fax", "none", null],
  ["skype", "ana", null],
] as const)("%s %j: %j", (name, value, problem) => {
  expect(contactProblem({ name, value })).toBe(problem);
});

test.each([
  ["email", "nobody", [EMAIL]],
  ["website", "javascript:alert(1)", [LINK]],
  ["email", "ana@acme", []],
  ["phone", "call me", []],
] as const)("what can be drawn without harm may be saved: %s %j", (name, value, messages) => {
  const { error } = Contact.safeParse({ name, value });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
});

test.each([
  ["", null],
  ["acme.example", null],
  ["acme", LINK],
  ["javascript:alert(1)", LINK],
] as const)("link %j: %j", (value, problem) => expect(linkProblem(value)).toBe(problem));
