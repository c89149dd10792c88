import { expect, test } from "vitest";
import { Registration } from "#shared/auth/schema.ts";
import { errorsOf } from "./useForm.ts";

test("a good form has no errors", () => {
  expect(errorsOf(Registration, { name: "", email: " Ana@Example.com ", password: "long enough" })).toEqual({});
});

test("each wrong field has the sentence of the schema", () => {
  expect(errorsOf(Registration, { name: "", email: "ana@", password: "short" })).toEqual({
    email: "Email address is not valid.",
    password: "Use at least 8 characters.",
  });
});
