// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { createQueryClient } from "#client/lib/queries.tsx";
import { handwriting } from "#shared/drawings/endpoints.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { draw as drawPage, pending, press, until } from "#tests/support/browser.tsx";
import { DrawContext } from "./DrawContext.ts";
import type { Draw, Drawn } from "./drawings.ts";
import { useDrawing } from "./useDrawing.ts";

const drawnOf = (text: string): Drawn => ({ file: new Blob([text]), widthPx: text.length, heightPx: 1, missing: "" });
const bodyOf = (text: string) => ({ font: "Allura", text, sizePx: 40 }) as const;

function Sample({ text }: { text: string | null }) {
  const { drawn, isBusy, problem, retry } = useDrawing(handwriting, text === null ? null : bodyOf(text));
  return (
    <>
      <p>{[drawn ? `width ${drawn.widthPx}` : "nothing", isBusy && "busy", problem].filter(Boolean).join(", ")}</p>
      {problem && retry && (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    </>
  );
}

async function open(text: string | null) {
  const draw = vi.fn(async (_endpoint: unknown, body: { text: string }, _signal: AbortSignal) => drawnOf(body.text));
  const client = createQueryClient();
  const page = (shown: string | null) => (
    <QueryClientProvider client={client}>
      <DrawContext value={draw as unknown as Draw}>
        <Sample text={shown} />
      </DrawContext>
    </QueryClientProvider>
  );
  const { redraw, remove } = await drawPage(page(text));
  return { draw, remove, write: (next: string | null) => redraw(page(next)) };
}

const shows = (text: string) => until(() => expect(document.querySelector("p")?.textContent).toBe(text));
const asked = (draw: { mock: { calls: unknown[][] } }) =>
  draw.mock.calls.map(([, body]) => (body as { text: string }).text);

test("the picture of the last words is asked for, none of those on the way", async () => {
  const { draw, write } = await open("A");
  await write("An");
  await write("Ana");
  await shows("width 3");
  expect(asked(draw)).toEqual(["Ana"]);
});

test("the one before stays until the next is drawn; nothing written shows nothing", async () => {
  const { draw, write } = await open("Ana");
  await shows("width 3");
  const answer = pending<Drawn>();
  draw.mockReturnValueOnce(answer.promise);
  await write("Anas");
  await shows("width 3, busy");
  await act(async () => answer.resolve(drawnOf("Anas")));
  await shows("width 4");
  await write(null);
  await shows("nothing");
});

test("what is no longer wanted is not waited for", async () => {
  const { draw, write } = await open("Ana");
  draw.mockReturnValueOnce(new Promise(() => {}));
  await until(() => expect(draw).toHaveBeenCalled());
  await write("Bea");
  await until(() => expect(draw.mock.calls[0]?.[2].aborted).toBe(true));
});

test("what could not be had comes by itself when the network is back, or when asked for again", async () => {
  const { draw } = await open("Ana");
  draw.mockRejectedValue(offline());
  await shows(`nothing, ${offline().message}`);
  await press("Again");
  await shows(`nothing, ${offline().message}`);
  expect(draw).toHaveBeenCalledTimes(2);
  draw.mockResolvedValue(drawnOf("Ana"));
  await act(async () => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });
  await shows("width 3");
});

test("words that were refused would be refused again", async () => {
  const { draw } = await open("Ana");
  draw.mockRejectedValue(new ApiError({ code: "invalid_input", ...ERRORS.invalid_input }));
  await shows(`nothing, ${ERRORS.invalid_input.message}`);
  expect(document.querySelector("button")).toBeNull();
});
