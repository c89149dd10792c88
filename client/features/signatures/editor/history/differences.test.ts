import { describe, expect, test } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { differencesOf } from "./differences.ts";

const signature = (position: string, forms: object = {}) =>
  SignatureInput.parse({ general: { name: "Ana Ruiz", position }, forms });
const says = (value: string) => [{ op: "set", path: ["general", "position"], value }];
/** `de: Leiterin -> Direktorin`, with a dash for a form that is not there. */
const told = (...args: Parameters<typeof differencesOf>) =>
  differencesOf(...args).map(
    ({ form, before, now }) =>
      `${form ?? "signature"}: ${before?.general.position ?? "–"} -> ${now?.general.position ?? "–"}`,
  );

describe("what looks different in two states", () => {
  test("a change of a form alone is told of that form", () => {
    const [before, now] = [
      signature("Director", { de: says("Leiterin") }),
      signature("Director", { de: says("Chefin") }),
    ];
    expect(told(before, now, null)).toEqual(["de: Leiterin -> Chefin"]);
  });

  test("a form that was made or removed since is told, the short one with how it begins", () => {
    const plain = signature("Director");
    expect(told(plain, signature("Director", { de: [] }), null)).toEqual(["de: – -> Director"]);
    expect(told(signature("Director", { internal: [] }), plain, null)).toEqual(["internal: Director -> –"]);
    expect(told(plain, signature("Director", { reply: says("CEO") }), null)).toEqual(["reply: Director -> CEO"]);
    expect(told(plain, signature("Director", { reply: [] }), null)).toEqual([]);
  });

  test("a form that only follows its signature is told where it is the one being edited", () => {
    const [before, now] = [signature("Director", { fr: [] }), signature("CEO", { fr: [] })];
    expect(told(before, now, null)).toEqual(["signature: Director -> CEO"]);
    expect(told(before, now, "fr")).toEqual(["signature: Director -> CEO", "fr: Director -> CEO"]);
  });

  test("what no mail shows is no difference", () => {
    const before = signature("Director");
    expect(told(before, { ...before, label: "Sales" }, null)).toEqual([]);
  });
});
