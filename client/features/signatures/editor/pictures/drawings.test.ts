import { describe, expect, test, vi } from "vitest";
import { handwriting } from "#shared/drawings/endpoints.ts";
import { createDrawings, createLine } from "./drawings.ts";

const png = (missing = "") =>
  new Response("png", { headers: { "image-width": "120", "image-height": "40", "image-missing": missing } });
const busy = () => new Response(JSON.stringify({ code: "busy", message: "Busy" }), { status: 503 });
const anna = { font: "Allura", text: "Anna" } as const;

function open(...answers: (() => Response)[]) {
  const send = vi.fn(async () => (answers.shift() ?? png)());
  const pause = vi.fn(async () => {});
  return { draw: createDrawings("/api", { send, pause }), send, pause };
}

describe("a drawing", () => {
  test("comes with its size and the letters that no font has", async () => {
    const { draw, send } = open(() => png(encodeURIComponent("Жλ")));
    expect(await draw(handwriting, anna)).toMatchObject({ widthPx: 120, heightPx: 40, missing: "Жλ" });
    expect(send).toHaveBeenCalledWith("/api/app/drawings/handwriting", expect.objectContaining({ method: "POST" }));
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
    expect(pause).toHaveBeenCalledTimes(2);
    const never = open(busy, busy, busy, busy, busy);
    await expect(never.draw(handwriting, anna)).rejects.toMatchObject({ code: "busy" });
  });

  test("that is refused says why and is not remembered", async () => {
    const refused = () => new Response(JSON.stringify({ code: "too_many_requests", message: "Wait" }), { status: 429 });
    const { draw } = open(refused);
    await expect(draw(handwriting, anna)).rejects.toMatchObject({ status: 429, message: "Wait" });
    await expect(draw(handwriting, anna)).resolves.toMatchObject({ widthPx: 120 });
  });

  test("is offline when nothing answers", async () => {
    const draw = createDrawings("/api", { send: () => Promise.reject(new TypeError("failed")) });
    await expect(draw(handwriting, anna)).rejects.toMatchObject({ code: "offline" });
  });

  test("is not the page of a network that wants a login first, and is asked for anew", async () => {
    const { draw } = open(() => new Response("<html>", { headers: { "content-type": "text/html" } }));
    await expect(draw(handwriting, anna)).rejects.toMatchObject({ code: "offline" });
    await expect(draw(handwriting, anna)).resolves.toMatchObject({ widthPx: 120 });
  });

  test("is offline when it breaks off", async () => {
    const cut = new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) });
    const { draw } = open(() => new Response(cut, { headers: { "image-width": "1", "image-height": "1" } }));
    await expect(draw(handwriting, anna)).rejects.toMatchObject({ code: "offline" });
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
