import { expect, test } from "vitest";
import { keepInvitations, takeInvitations } from "./draft.ts";

function storage() {
  const rows = new Map<string, string>();
  return () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
}

test("a list that is kept is there once", () => {
  const kept = storage();
  keepInvitations({ text: "zoe@acme.example" }, kept);
  expect(takeInvitations(kept)).toBe("zoe@acme.example");
  expect(takeInvitations(kept)).toBe("");
});

test("a browser that keeps nothing is no reason to fail", () => {
  const refused = () => {
    throw new Error("denied");
  };
  keepInvitations({ text: "zoe@acme.example" }, refused);
  expect(takeInvitations(refused)).toBe("");
});
