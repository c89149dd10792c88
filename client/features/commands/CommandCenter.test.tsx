// @vitest-environment happy-dom
import { act, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Command, useCommands, useLateCommands } from "#client/lib/commands.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { appOf, drawIn, named, press, type, until } from "#tests/support/browser.tsx";
import { CommandCenter } from "./CommandCenter.tsx";

const done = vi.fn();
beforeEach(() => {
  done.mockClear();
  // Known only to machines with a screen.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => localStorage.clear());

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group: "signature",
  run: () => done(label, document.activeElement),
  ...more,
});

/** A screen with a field, and what it offers, now and later. */
function Screen({ now, late = async () => [] }: { now: Command[]; late?: () => Promise<Command[]> }) {
  useCommands(() => now);
  useLateCommands(late);
  return (
    <>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <button type="button">Elsewhere</button>
      <CommandCenter />
    </>
  );
}
const open = (now: Command[], late?: () => Promise<Command[]>) =>
  drawIn(appOf().app, <Screen now={now} {...(late && { late })} />);

const hit = (key: string, held: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
const dialog = () => document.querySelector("[role=dialog]");
const options = () => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent ?? "");
const field = () => document.querySelector<HTMLInputElement>("[role=combobox]") as HTMLInputElement;
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const openPalette = async () => {
  await hit("k", { ctrlKey: true });
  await until(() => expect(document.activeElement).toBe(field()));
};

test("the palette does what is chosen, with the focus where it was before", async () => {
  await open([command("Undo", { keys: ["Mod+z"] }), command("Save")]);
  named("Name").focus();
  await openPalette();
  expect(options().slice(0, 2)).toEqual(["UndoCtrlZ", "Save"]);
  await type(field(), "sav");
  expect(options()).toEqual(["Save"]);
  expect(document.querySelector("[role=dialog] [role=status]")?.textContent).toBe("1 command");
  await hit("Enter");
  await until(() => expect(done).toHaveBeenCalledWith("Save", named("Name")));
  expect(dialog()).toBeNull();
});

test("arrow keys, Home and End go through the list and round", async () => {
  await open([command("One"), command("Two"), command("Three")]);
  await openPalette();
  await type(field(), "o");
  const found = options();
  expect(found.slice(0, 2)).toEqual(["One", "Two"]);
  expect(active()).toBe("One");
  await hit("ArrowDown");
  expect(active()).toBe("Two");
  await hit("End");
  expect(active()).toBe(found.at(-1));
  await hit("ArrowDown");
  expect(active()).toBe("One");
  await hit("ArrowUp");
  expect(active()).toBe(found.at(-1));
  await hit("Home");
  expect(active()).toBe("One");
});

test("what cannot be done says why and is not done", async () => {
  await open([command("Redo", { refusal: "There is nothing to redo." })]);
  await openPalette();
  await type(field(), "redo");
  expect(options()).toEqual(["RedoThere is nothing to redo."]);
  await hit("Enter");
  expect(dialog()).not.toBeNull();
  expect(done).not.toHaveBeenCalled();
  await type(field(), "xyz");
  expect(dialog()?.textContent).toContain("No command has “xyz”.");
  await hit("k", { ctrlKey: true });
  expect(dialog()).toBeNull();
});

test("what is offered late comes when it is there; what fails stays away", async () => {
  const { promise, resolve } = Promise.withResolvers<Command[]>();
  function Failing() {
    useLateCommands(async () => {
      throw new Error("no network");
    });
    return <Screen now={[command("Save")]} late={() => promise} />;
  }
  await drawIn(appOf().app, <Failing />);
  await openPalette();
  await type(field(), "phone");
  expect(options()).toEqual([]);
  await act(async () => resolve([command("Phone", { group: "fields" })]));
  await until(() => expect(options()).toEqual(["Phone"]));
});

test("a part of the screen that comes while the palette is open brings what it offers", async () => {
  const script = Promise.withResolvers<() => null>();
  const Part = lazyPart(() => script.promise);
  const screen = (
    <>
      <Screen now={[command("Save")]} />
      <Suspense>
        <Part />
      </Suspense>
    </>
  );
  await drawIn(appOf().app, screen);
  await openPalette();
  await type(field(), "edit");
  expect(options()).toEqual([]);
  await act(async () =>
    script.resolve(() => {
      useCommands(() => [command("Edit")]);
      useLateCommands(async () => [command("Edit Ana")]);
      return null;
    }),
  );
  await until(() => expect(options()).toEqual(["Edit", "Edit Ana"]));
});

test("keys work anywhere but in a dialog and, alone, where somebody types", async () => {
  await open([command("Undo", { keys: ["Mod+z"] }), command("New", { keys: ["n"] })]);
  await hit("n");
  expect(done).toHaveBeenCalledTimes(1);
  named("Name").focus();
  await hit("n");
  await hit("?");
  expect(done).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
  await hit("z", { ctrlKey: true });
  expect(done).toHaveBeenCalledTimes(2);
  await openPalette();
  await hit("z", { ctrlKey: true });
  (document.activeElement as HTMLElement).blur();
  await hit("n");
  expect(done).toHaveBeenCalledTimes(2);
});

test("the list names the keys of the screen, and turns off those without a modifier for this browser", async () => {
  await open([command("Undo", { keys: ["Mod+z"] }), command("Save")]);
  named("Elsewhere").focus();
  await hit("?");
  await until(() => expect(dialog()).not.toBeNull());
  const rows = () => [...document.querySelectorAll("[role=dialog] tr")].map((row) => row.textContent);
  expect(rows()).toEqual(["UndoCtrlZ", "Find a commandCtrlK", "Keyboard shortcuts?"]);
  await act(async () => named("Single keys").click());
  expect(rows().at(-1)).toBe("Keyboard shortcutsoff?");
  await press("Close");
  await until(() => expect(document.activeElement).toBe(named("Elsewhere")));
  await hit("?");
  expect(dialog()).toBeNull();
  // What nobody can read counts as on.
  localStorage.setItem("singleKeys", "{");
  await hit("?");
  await until(() => expect(dialog()).not.toBeNull());
});

test("nothing is listened to when the screen has gone", async () => {
  const { remove } = await open([command("New", { keys: ["n"] })]);
  await remove();
  await hit("n");
  await hit("k", { ctrlKey: true });
  expect(done).not.toHaveBeenCalled();
  expect(dialog()).toBeNull();
});
