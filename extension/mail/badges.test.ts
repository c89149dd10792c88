// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Counted } from "../lib/messages.ts";
import { watchSent } from "./badges.ts";
import { gmail } from "./gmail.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list of sent mails, and what a site that takes its time is asked about it. */
function watched() {
  const asked: { subjects: string[]; answer: (found: Counted | null) => void }[] = [];
  const list = document.createElement("div");
  document.body.replaceChildren(list);
  let shown: string[] = [];
  const program = {
    ...gmail,
    sentRows: () =>
      shown.map((subject) => {
        const row = document.createElement("p");
        list.append(row);
        return { row, subject, place: row };
      }),
  };
  watchSent(document, {
    program,
    pixel: () => "https://sign.example.com/o/",
    ask: (_ids, subjects) => new Promise((answer) => void asked.push({ subjects, answer })),
    say: (name) => name,
  });
  const show = async (...subjects: string[]) => {
    shown = subjects;
    list.append(document.createElement("i"));
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const answer = async () => {
    asked.at(-1)?.answer({ counts: [], bySubject: [] });
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return { asked, show, answer };
}

it("asks one thing at a time, and what came up meanwhile afterwards", async () => {
  const { asked, show, answer } = watched();
  await show("One");
  await show("One", "Two");
  await show("One", "Two", "Three");
  expect(asked.map(({ subjects }) => subjects)).toEqual([["One"]]);
  await answer();
  expect(asked.map(({ subjects }) => subjects)).toEqual([["One"], ["Two", "Three"]]);
  await answer();
  await show("One", "Two", "Three");
  expect(asked.length, "what is known is not asked for again so soon").toBe(2);
});

it("keeps what it knows of so many mails alone", async () => {
  const { asked, show, answer } = watched();
  for (let part = 0; part < 11; part++) {
    await show(...Array.from({ length: 50 }, (_, i) => `${part} ${i}`));
    await answer();
  }
  vi.setSystemTime(Date.now() - 20_000);
  const before = asked.length;
  await show("0 0", "10 0");
  expect(asked.slice(before).map(({ subjects }) => subjects)).toEqual([["0 0"]]);
});
