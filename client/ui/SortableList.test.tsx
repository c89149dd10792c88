// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, test } from "vitest";
import { draw } from "#tests/support/browser.tsx";
import { placeOf, SortableList } from "./SortableList.tsx";

function Page({ pinned = 0 }: { pinned?: number }) {
  const [rows, setRows] = useState(["Phone", "Email", "Website"]);
  return (
    <SortableList
      rows={rows}
      nameOf={(row) => row}
      pinned={pinned}
      onMove={(from, to) => setRows((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? ""))}
    >
      {(row, _, { canGo, handle }) => (
        <label>
          {row}
          <input data-moves={`${canGo(-1)} ${canGo(1)}`} />
          <select />
          {handle}
        </label>
      )}
    </SortableList>
  );
}

const order = () => [...document.querySelectorAll("label")].map((label) => label.textContent?.trim());
const field = (index: number) => document.querySelectorAll("input")[index] as HTMLInputElement;
const press = (key: string, on: Element | null = document.activeElement) =>
  act(async () => void on?.dispatchEvent(new KeyboardEvent("keydown", { key, altKey: true, bubbles: true })));

test("Alt and an arrow key move a row; the focus goes with it and its place is spoken", async () => {
  await draw(<Page />);
  field(2).focus();
  await press("ArrowUp");
  expect(order()).toEqual(["Phone", "Website", "Email"]);
  expect(document.activeElement).toBe(field(1));
  expect(document.querySelector("[role=status]")?.textContent).toBe("Website: place 2 of 3");
  await press("ArrowUp");
  await press("ArrowUp");
  expect(order()).toEqual(["Website", "Phone", "Email"]);
  expect(document.activeElement).toBe(field(0));
});

test("a select keeps its own Alt and arrow, which opens it", async () => {
  await draw(<Page />);
  await press("ArrowDown", document.querySelector("select"));
  expect(order()).toEqual(["Phone", "Email", "Website"]);
});

test("pinned rows stay, and nothing goes before them", async () => {
  await draw(<Page pinned={1} />);
  const moves = [...document.querySelectorAll("input")].map(({ dataset }) => dataset.moves);
  expect(moves).toEqual(["false false", "false true", "true false"]);
  expect(document.querySelectorAll(".cursor-grab")).toHaveLength(2);
  field(1).focus();
  await press("ArrowUp");
  field(0).focus();
  await press("ArrowDown");
  expect(order()).toEqual(["Phone", "Email", "Website"]);
});

test("a dragged row takes the place behind all whose middle lies above its own", () => {
  const boxes = [0, 50, 150].map((top, index) => ({ top, height: [50, 100, 50][index] ?? 0 }));
  expect([-60, 0, 74, 76, 149, 151, 900].map((dy) => placeOf(boxes, 0, dy))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect([-76, -74, 0].map((dy) => placeOf(boxes, 1, dy))).toEqual([0, 1, 1]);
});
