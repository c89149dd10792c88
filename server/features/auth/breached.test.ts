import { expect, it } from "vitest";
import { isBreached } from "./breached.ts";

const EMAIL = "ana.kowalska@bakery-lodz.example";
const isRefused = (password: string) => isBreached(password, EMAIL);

it.each([
  ["of the list", ["password", "12345678", "qwertyuiop", "iloveyou1", "letmein123"]],
  ["of the list with something around it", ["Password1!", "Password2026!", "!!sunshine!!", "2026dragon", "monkey..99"]],
  ["of the list in leetspeak", ["P4ssw0rd", "p@$$w0rd1", "$unsh1ne!", "1l0vey0u", "we1come2026"]],
  ["of the product", ["signoff2026", "Signoff!", "S1gnoff123"]],
  ["of the person's address", [EMAIL, "ana.kowalska", "Kowalska1!", "bakery2026"]],
  ["repeated", ["aaaaaaaa", "abababab", "123123123", "!!!!!!!!!!", "passwordpassword", "ääääääää"]],
  ["a run", ["abcdefgh", "23456789", "98765432", "zyxwvutsrq"]],
])("refuses what is %s", async (_what, passwords) => {
  for (const password of passwords) expect([password, await isRefused(password)]).toEqual([password, true]);
});

it.each([
  "correct horse battery",
  "a good long one",
  "my dog eats 3 shoes",
  "Wer reitet so spät durch Nacht",
  "purple-lantern-gravel-47",
  "TheRainInSpain!",
  "kx7#9q2!Lm",
  "vQ3-tuble-oarsman",
  "ninebrokenumbrellas",
  "Zażółć gęślą jaźń",
  "正しい馬のバッテリー",
  "correcthorsebatterystaple9",
  "8fj2KdP0qwZ",
  "gT5$wq!8zR",
  "we went to Lisbon in 2019",
  "signoff is where I sign off",
  "password managers are fine",
  "dragon!9xQ#7mz",
  "monkey 48213977",
  "baker street 221b",
  "3.14159 is not enough",
])("takes %s", async (password) => expect(await isRefused(password)).toBe(false));
