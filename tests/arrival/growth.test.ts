import { expect, test } from "vitest";
import { searchable } from "#shared/arrival/pieces.ts";
import { htmlFlow } from "#shared/imports/htmlFlow.ts";
import { signatureIn } from "#shared/imports/readSignature.ts";
import { growthOf, LINEAR } from "#tests/support/growth.ts";

const flowOf = (piece: string) => (times: number) => htmlFlow(piece.repeat(times));

test("a long table in a mail is made one text in linear time", () => {
  const rows = flowOf("<tr><td>2026-01-01</td><td>12:00:00</td><td>INFO</td><td>something</td></tr>");
  expect(growthOf(rows, 2000, searchable)).toBeLessThan(LINEAR);
});

test("one text has the same words as its lines", () => {
  const flow = htmlFlow("<p> Ana&nbsp; Ruiz <b>Dr.</b><b> X</b></p><p><img width=20 height=20 alt=icon>  </p><p>a</p>");
  const { text, runs, starts } = searchable(flow);
  expect(text).toBe(" ana ruiz dr. x a ");
  expect(runs.map(({ text: one }, at) => [one.trim(), starts[at]])).toEqual([
    ["Ana  Ruiz", 1],
    ["Dr.", 10],
    ["X", 14],
    ["a", 16],
  ]);
});

test("pictures between lines find their places in linear time", () => {
  const lines = flowOf("<img src=a>a<br>");
  expect(growthOf(lines, 4000, (flow) => signatureIn(flow, false))).toBeLessThan(LINEAR);
});
