import { describe, expect, test } from "vitest";
import { NOBODY, personIn, personInDraft } from "./person.ts";

const email = (value: string) => ({ name: "email" as const, value, label: "" });

describe("personIn", () => {
  test("takes the name and the first address that is there", () => {
    const contacts = [
      { name: "phone" as const, value: "1", label: "" },
      email(" "),
      email(" Ana@Acme.example "),
      email("b@x.example"),
    ];
    expect(personIn({ name: " Ana Ruiz ", contacts })).toEqual({ name: "Ana Ruiz", email: "ana@acme.example" });
  });

  test("leaves out what no account can have", () => {
    expect(personIn({ name: "Ana\nRuiz", contacts: [email("not-an-email")] })).toEqual(NOBODY);
    expect(personIn({ name: "a".repeat(100_000), contacts: [] })).toEqual(NOBODY);
  });
});

describe("personInDraft", () => {
  test.each([
    [
      "the hero's, which has no contacts",
      '{"general":{"name":"Zoë Quinn"},"design":{}}',
      { name: "Zoë Quinn", email: "" },
    ],
    ["none", null, NOBODY],
    ["no JSON", "{", NOBODY],
    ["JSON of another kind", "[1]", NOBODY],
    ["null", "null", NOBODY],
    ["values of other kinds", '{"general":{"name":1,"contacts":{"a":1}}}', NOBODY],
    ["contacts of other kinds", '{"general":{"name":"Ana","contacts":[null,{"name":"email","value":7}]}}', NOBODY],
  ])("%s", (_, text, person) => {
    expect(personInDraft(text)).toEqual(person);
  });
});
