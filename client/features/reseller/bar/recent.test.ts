// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetVisit, noteVisit, recentOf } from "./recent.ts";

const at = (group: string) => ({ group, name: group.toUpperCase() });
const groups = () => recentOf("1").map(({ group }) => group);

beforeEach(() => localStorage.clear());

test("the last one comes first, once, and only so many are kept", () => {
  for (const group of ["a", "b", "c", "d", "e", "f", "g", "c"]) noteVisit("1", at(group));
  expect(groups()).toEqual(["c", "g", "f", "e", "d", "b"]);
  forgetVisit("1", "g");
  expect(groups()).toEqual(["c", "f", "e", "d", "b"]);
  expect(recentOf("2")).toEqual([]);
});

test.each(["no json", "{}", '[1, null, {"group": 2}]'])("what anybody wrote there is no list: %s", (text) => {
  localStorage.setItem("companies:1", text);
  expect(groups()).toEqual([]);
});
