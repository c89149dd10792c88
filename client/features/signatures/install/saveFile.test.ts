import { afterEach, describe, expect, it, vi } from "vitest";
import { nameIn, saveFile } from "./saveFile.ts";

afterEach(() => vi.unstubAllGlobals());
const answering = (answer: Response) => vi.stubGlobal("fetch", async () => answer);

describe("a file that is not ours", () => {
  it("is not kept: the page of a network that wants a login says nothing of the signature", async () => {
    answering(new Response("<html>Please log in</html>", { headers: { "content-type": "text/html" } }));
    await expect(saveFile("/api/a.zip")).rejects.toMatchObject({ code: "offline" });
  });

  it("is a reason to try again where a gateway answers", async () => {
    answering(new Response("<html>Bad gateway</html>", { status: 502 }));
    await expect(saveFile("/api/a.zip")).rejects.toMatchObject({ code: "unavailable" });
  });
});

it("has the name that the server gives it", () => {
  expect(nameIn("attachment; filename=\"Zoe.zip\"; filename*=UTF-8''Zo%C3%AB.zip")).toBe("Zoë.zip");
  expect(nameIn("attachment")).toBeNull();
});
