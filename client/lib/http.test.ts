import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchPicture, MAX_SILENCE_MS, problemIn, type Reply, readFile, readJson, transmit } from "./http.ts";

/** A browser's request without a network: the test says what arrives when. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  response: Blob = new Blob();
  responseType = "";
  sent: unknown;
  isAborted = false;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onprogress: (() => void) | null = null;
  onloadend = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === "content-type" ? this.response.type : null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
    this.onloadend();
  }
  answer(status: number, response = new Blob()) {
    Object.assign(this, { status, response });
    this.onloadend();
  }
}

const request = { method: "POST", address: "/api/x" };
const reply = (status: number, content: string, headers: Record<string, string> = {}): Reply => ({
  status,
  header: (name) => headers[name] ?? null,
  content: new Blob([content]),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a request", () => {
  test("whose answer never comes ends offline after the longest silence", async () => {
    const answer = transmit(request);
    const refused = expect(answer).rejects.toMatchObject({ code: "offline" });
    await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS - 1);
    expect(FakeRequest.last.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeRequest.last.isAborted).toBe(true);
    await refused;
  });

  test("may take its time while something goes out or comes in", async () => {
    const shares: number[] = [];
    const answer = transmit({ ...request, body: "large", onProgress: (share) => shares.push(share) });
    const { last } = FakeRequest;
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS - 1);
      last.upload.onprogress?.({ loaded, total: 4 });
    }
    await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS - 1);
    last.onprogress?.();
    await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS - 1);
    last.answer(200);
    expect((await answer).status).toBe(200);
    expect(shares).toEqual([0.25, 0.5, 0.75]);
  });

  test("has no deadline left once it is answered", async () => {
    const answer = transmit(request);
    FakeRequest.last.answer(204);
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that the caller gave up says why, and one that was given up before is not sent", async () => {
    const control = new AbortController();
    const answer = transmit({ ...request, signal: control.signal });
    const given = FakeRequest.last;
    control.abort(new Error("closed"));
    await expect(answer).rejects.toThrow("closed");
    expect(given.isAborted).toBe(true);
    await expect(transmit({ ...request, signal: control.signal })).rejects.toThrow("closed");
    expect(FakeRequest.last).toBe(given);
  });

  test("without a body listens to no upload, which would cost a preflight at other origins", () => {
    void transmit(request);
    expect(FakeRequest.last.upload.onprogress).toBeNull();
  });
});

describe("JSON", () => {
  test("is the answer of a success, and no content is null", async () => {
    expect(await readJson(reply(200, '{"a":1}'))).toEqual({ a: 1 });
    expect(await readJson(reply(204, ""))).toBeNull();
  });

  test("is not the page of a network that wants a login first", async () => {
    await expect(readJson(reply(200, "<html>Please log in</html>"))).rejects.toMatchObject({ code: "offline" });
  });
});

describe("a file", () => {
  const png = { "content-type": "image/png" };

  test("is of the media type that was asked for", async () => {
    expect((await readFile(reply(200, "png", png), ["image/png"])).size).toBe(3);
    await expect(readFile(reply(200, "<html>", { "content-type": "text/html" }), ["image/png"])).rejects.toMatchObject({
      code: "offline",
    });
  });

  test("that is refused says why", async () => {
    const answer = reply(503, JSON.stringify({ code: "busy", message: "Busy" }), { "retry-after": "2" });
    await expect(readFile(answer, ["image/png"])).rejects.toMatchObject({
      code: "busy",
      message: "Busy",
      retryAfterS: 2,
    });
  });

  test("at an address is a picture of any kind", async () => {
    const picture = fetchPicture("/i/a.webp");
    FakeRequest.last.answer(200, new Blob(["webp"], { type: "image/webp" }));
    expect((await picture).size).toBe(4);
    const page = fetchPicture("/i/a.webp");
    FakeRequest.last.answer(200, new Blob(["<html>"], { type: "text/html" }));
    await expect(page).rejects.toMatchObject({ code: "offline" });
  });
});

test.each([
  [502, "unavailable"],
  [500, "unavailable"],
  [413, "file_too_big"],
  [404, "internal"],
])("a refusal with %i by something in between is told as %s", async (status, code) => {
  expect(await problemIn(reply(status, "<html>Bad gateway</html>"))).toMatchObject({ status, code });
});
