import { expect, it } from "vitest";
import { changed, searchOf, viewOf } from "./view.ts";

const view = (search: string) => viewOf(new URLSearchParams(search));

it("is 28 days of clicks by signature, compared, where the address says nothing", () => {
  expect(view("")).toEqual({
    event: "click",
    by: "signature",
    days: 28,
    custom: null,
    wrong: null,
    isCompared: true,
    shows: "chart",
  });
});

it.each([
  "",
  "?days=7",
  "?by=link&days=90",
  "?from=2026-01-01&to=2026-02-01",
  "?event=view&by=card&compare=0&view=table",
])("comes back from its own address: %s", (search) => {
  expect(searchOf(view(search))).toBe(search);
});

it("passes over what makes no sense, and says what is wrong with days", () => {
  expect(view("event=nothing&by=hosts&days=9&view=x")).toEqual(view(""));
  expect(view("event=view&by=link")).toMatchObject({ by: "page" });
  expect(view("from=2026-02-30&to=2026-03-01")).toMatchObject({ custom: null, days: 28, wrong: null });
  expect(view("from=2026-02-02&to=2026-02-01").wrong?.message).toBe("The last day lies before the first.");
  expect(view("from=2020-02-02&to=2026-02-01").wrong?.message).toMatch(/400/);
});

it("another event takes a grouping along only where it has one", () => {
  expect(changed(view("by=card"), { event: "view" }).by).toBe("card");
  expect(changed(view("by=link"), { event: "open" }).by).toBe("signature");
});
