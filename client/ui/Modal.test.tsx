// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { draw, named, press, until } from "#tests/support/browser.tsx";
import { ConfirmModal } from "./ConfirmModal.tsx";
import { Modal } from "./Modal.tsx";

const focused = () => document.activeElement;
const pressEscape = () =>
  act(async () => void focused()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));

/** A page with a button that opens a dialog with a field. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Name it"
        actions={<button type="button">Save</button>}
      >
        <label htmlFor="field">Name</label>
        <input id="field" />
      </Modal>
    </>
  );
}

test.each(["Escape", "the cross"])("a dialog takes the focus to its field and gives it back after %s", async (way) => {
  await draw(<Page />);
  await press("Open");
  await until(() => expect(focused()).toBe(named("Name")));
  if (way === "Escape") await pressEscape();
  else await press("Close");
  await until(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  await until(() => expect(focused()).toBe(named("Open")));
});

test("a dangerous question starts on the way back, and is named and described", async () => {
  const onConfirm = vi.fn();
  const words = { title: "Delete it?", description: "It is gone for good.", action: "Delete" };
  await draw(<ConfirmModal isOpen isDangerous {...words} onConfirm={onConfirm} onClose={() => {}} />);
  await until(() => expect(focused()).toBe(named("Cancel")));
  const dialog = document.querySelector("[role=dialog]");
  const textOf = (attribute: string) => document.getElementById(dialog?.getAttribute(attribute) ?? "")?.textContent;
  expect([textOf("aria-labelledby"), textOf("aria-describedby")]).toEqual(["Delete it?", "It is gone for good."]);
  await press("Delete");
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test("while it works it takes no second press", async () => {
  const onConfirm = vi.fn();
  const words = { title: "Delete it?", description: "", action: "Delete" };
  await draw(<ConfirmModal isOpen isLoading {...words} onConfirm={onConfirm} onClose={() => {}} />);
  await act(async () => document.querySelector<HTMLElement>("[aria-disabled]")?.click());
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ["far", 60, 1_000, true],
  ["fast", 20, 100, true],
  ["neither far nor fast", 20, 1_000, false],
  ["up", -200, 100, false],
])("on a phone a finger that pushes the sheet %s closes it, or does not", async (_way, by, ms, isClosed) => {
  vi.stubGlobal("innerWidth", 390);
  await draw(<Page />);
  await press("Open");
  const sheet = document.querySelector<HTMLElement>("[role=dialog]");
  const head = sheet?.firstElementChild as HTMLElement;
  Object.defineProperty(sheet, "offsetHeight", { value: 500 });
  head.setPointerCapture = () => {};
  const point = (type: string, clientY: number, timeStamp: number) => {
    const event = new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true, clientY });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    return act(async () => void head.dispatchEvent(event));
  };
  await point("pointerdown", 100, 5_000);
  await point("pointermove", 100 + by, 5_000 + ms / 2);
  await point("pointerup", 100 + by, 5_000 + ms);
  await until(() => expect(document.querySelector("[role=dialog]") === null).toBe(isClosed));
  vi.unstubAllGlobals();
});
