import { expect, test } from "vitest";
import { type Known, newSignature } from "./editing.ts";

const account = { name: "Ana Ruiz", email: "ana@acme.example" };
const lines = (contacts: readonly { name: string; value: string }[]) =>
  contacts.map(({ name, value }) => `${name}: ${value}`);

test("a new signature has the lines that nearly everybody fills in, and what the account knows", () => {
  const { general } = newSignature(account);
  expect(general.name).toBe("Ana Ruiz");
  expect(lines(general.contacts)).toEqual(["phone: ", "email: ana@acme.example", "website: "]);
});

test("details of the default come before the account's, and the lines that it lacks are there too", () => {
  const contacts = [
    { name: "mobile", value: "+49 170 1234567", label: "" },
    { name: "email", value: "zoe@acme.example", label: "Office" },
  ] as const;
  const known: Known = {
    name: "Zoë Quinn",
    position: "CFO",
    department: "",
    company: "Acme",
    contacts: [...contacts],
    language: "fr",
  };
  const { general } = newSignature(account, known);
  expect(general).toMatchObject({ name: "Zoë Quinn", position: "CFO", company: "Acme", language: "fr" });
  expect(general.contacts[1]?.label).toBe("Office");
  expect(lines(general.contacts)).toEqual([
    "mobile: +49 170 1234567",
    "email: zoe@acme.example",
    "phone: ",
    "website: ",
  ]);
  expect(newSignature(account, { ...known, name: "" }).general.name, "a default without a name").toBe("Ana Ruiz");
});

test("a new signature starts with the picture that the person shows of themselves", () => {
  const picture = { url: "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg", avatarUrl: "/i/any.png" };
  expect(newSignature({ ...account, picture }).media.photo).toBe(picture.url);
  expect(newSignature({ ...account, picture: null }).media.photo).toBeNull();
});
