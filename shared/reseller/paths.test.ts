import { describe, expect, test } from "vitest";
import { companyIn, inCompany, sameScreen } from "./paths.ts";

const at = (path: string) => new URL(path, "https://signoff.example");

describe("companyIn", () => {
  test.each([
    ["/dashboard/company/acme", "acme"],
    ["/dashboard/company/a%20b?x=1", "a b"],
    ["/editor/abc?company=acme", "acme"],
    ["/members?company=", null],
    ["/dashboard", null],
    ["/dashboard/company/%", null],
  ])("%s: %s", (path, company) => {
    expect(companyIn(at(path))).toBe(company);
  });
});

describe("inCompany", () => {
  test.each([
    ["/editor", "/editor?company=acme"],
    ["/editor/abc?save=1#end", "/editor/abc?save=1&company=acme#end"],
    ["/preview/abc", "/preview/abc?company=acme"],
    ["/pages/new", "/pages/new?company=acme"],
    ["/cards", "/cards?company=acme"],
    ["/members/designs", "/members/designs?company=acme"],
    ["/analytics?days=7", "/analytics?days=7&company=acme"],
    ["/dashboard?isCancelChanges=1", "/dashboard/company/acme?isCancelChanges=1"],
    ["/dashboard/company/other", "/dashboard/company/other"],
    ["/editor?company=other", "/editor?company=other"],
    ["/account", "/account"],
    ["/pricing", "/pricing"],
    ["/pagesets", "/pagesets"],
    ["https://elsewhere.example/editor", "https://elsewhere.example/editor"],
  ])("%s leads to %s", (path, expected) => {
    expect(inCompany(path, "acme")).toBe(expected);
  });

  test("nothing is added outside a company", () => {
    expect(inCompany("/editor", null)).toBe("/editor");
  });
});

describe("sameScreen", () => {
  test.each([
    ["/dashboard/company/acme", "/dashboard/company/other"],
    ["/members/designs?company=acme", "/members/designs?company=other"],
    ["/analytics?company=acme&days=7", "/analytics?company=other"],
    ["/pages/abc?company=acme", "/pages?company=other"],
    ["/cards/new?company=acme", "/cards?company=other"],
    // Work that is begun stays where it was begun, and whoever leaves it is asked.
    ["/editor?company=acme", "/dashboard/company/other"],
    ["/editor/abc?company=acme", "/dashboard/company/other"],
    ["/preview/abc?company=acme", "/dashboard/company/other"],
  ])("%s becomes %s", (path, expected) => {
    expect(sameScreen(at(path), "other")).toBe(expected);
  });
});
