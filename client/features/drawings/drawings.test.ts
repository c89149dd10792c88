import { describe, expect, test, vi } from "vitest";
import type { Answer, Send } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { handwriting } from "#shared/drawings/endpoints.ts";
import { createDrawings, createLine } from "./drawings.ts";

const SIZE = { "image-width": "120", "image-height": "40" };
const png = (headers: Record<string, string> = SIZE) => ({
  data: new Blob(["png"]),
  etag: null,
  header: (name: string) => headers[name] ?? null,
});
const busy = () => {
  throw new ApiError({ status: 503, code: "busy", message: "Busy", retryAfterS: 2 });
};
const anna = { font: "Allura", text: "Anna" } as const;

function open(...answers: (() => Answer<Blob>)[]) {
  const send = vi.fn(async () => (answers.shift() ?? png)());
  const pause = vi.fn(async (_ms: number) => {});
  return { draw: createDrawings(send as Send, pause), send, pause };
}

describe("a drawing", () => {
  test("comes with its size and the letters that no font has", async () => {
    const { draw, send } = open(() => png({ ...SIZE, "image-missing": encodeURIComponent("Жλ") }));
    expect(await draw(handwriting, anna)).toMatchObject({ widthPx: 120, heightPx: 40, missing: "Жλ" });
    expect(send).toHaveBeenCalledWith(handwriting, { body: anna }, { signal: undefined });
  });

  test("is fetched once", async () => {
    const { draw, send } = open();
    await draw(handwriting, anna);
    await draw(handwriting, { ...anna });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("is asked for again while the server is busy, but not for ever", async () => {
    const { draw, pause } = open(busy, busy);
    await expect(draw(handwriting, anna)).resolves.toMatchObject({ widthPx: 120 });
    expect(pause.mock.calls).toEqual([[2_000], [2_000]]);
    const never = open(busy, busy, busy, busy, busy);
    await expect(never.draw(handwriting, anna)).rejects.toMatchObject({ code: "busy" });
  });

  test("that is refused says why and is not remembered", async () => {
    const refused = () => {
      throw new ApiError({ status: 429, code: "too_many_requests", message: "Wait" });
    };
    const { draw } = open(refused);
    await expect(draw(handwriting, anna)).rejects.toMatchObject({ status: 429, message: "Wait" });
    await expect(draw(handwriting, anna)).resolves.toMatchObject({ widthPx: 120 });
  });

  test("is not a picture of somebody else, and is asked for anew", async () => {
    const { draw } = open(() => png({}));
    await expect(draw(handwriting, anna)).rejects.toMatchObject({ code: "offline" });
    await expect(draw(handwriting, anna)).resolves.toMatchObject({ widthPx: 120 });
  });

  test("that nobody waits for any more is not asked for again", async () => {
    const control = new AbortController();
    const { draw, send, pause } = open(busy);
    pause.mockImplementation(async () => control.abort(new Error("closed")));
    await expect(draw(handwriting, anna, control.signal)).rejects.toThrow("closed");
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test("a line lets so many work at once, and those that were aborted leave it without working", async () => {
  const inTurn = createLine(1);
  let finish = () => {};
  const first = inTurn(undefined, () => new Promise<void>((resolve) => (finish = resolve)));
  const control = new AbortController();
  const work = vi.fn(async () => {});
  const second = inTurn(control.signal, work);
  const third = inTurn(undefined, async () => "third");
  control.abort();
  finish();
  await first;
  await expect(second).rejects.toThrow();
  expect(await third).toBe("third");
  expect(work).not.toHaveBeenCalled();
});

test("what was pressed does not wait behind samples that are only shown", async () => {
  const inTurn = createLine(1);
  const done: string[] = [];
  const { signal } = new AbortController();
  const all = ["a sample", "another sample"].map((name) => inTurn(signal, async () => void done.push(name)));
  const pressed = inTurn(undefined, async () => void done.push("the sign"));
  await Promise.all([...all, pressed]);
  expect(done).toEqual(["a sample", "the sign", "another sample"]);
});
