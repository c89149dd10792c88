import { expect, it } from "vitest";
import { nameIn, saveFile } from "./saveFile.ts";

it("keeps no page of somebody else: that of a network which wants a login says nothing of the signature", () => {
  const page = { data: new Blob(["<html>Please log in</html>"]), etag: null, header: () => null };
  expect(() => saveFile(page)).toThrow(expect.objectContaining({ code: "offline" }));
});

it("has the name that the server gives it", () => {
  expect(nameIn("attachment; filename=\"Zoe.zip\"; filename*=UTF-8''Zo%C3%AB.zip")).toBe("Zoë.zip");
  expect(nameIn("attachment")).toBeNull();
});
