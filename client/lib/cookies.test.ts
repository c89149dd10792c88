import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

test("finds a cookie by its whole name", () => {
  expect(readCookie("theme", "my_theme=light; theme=dark")).toBe("dark");
  expect(readCookie("redirect", "redirect=account-edit; a=b")).toBe("account-edit");
  expect(readCookie("redirect", "")).toBeUndefined();
});
