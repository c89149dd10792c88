import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["ana@example.com", "ana@example.com"],
  ["ana+shop@example.com", "ana@example.com"],
  ["ana+a+b@example.com", "ana@example.com"],
  ["+ana@example.com", "+ana@example.com"],
  ["a.na@example.com", "a.na@example.com"],
  ["a.na+shop@googlemail.com", "ana@gmail.com"],
  ["a.n.a@gmail.com", "ana@gmail.com"],
])("%s is counted as %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
