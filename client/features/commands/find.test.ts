import { expect, test } from "vitest";
import type { Command } from "#client/lib/commands.ts";
import { find, MAX_SHOWN } from "./find.ts";

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group: "fields",
  run: () => undefined,
  ...more,
});
const labels = (commands: Command[], query: string) =>
  find(commands, query).flatMap(({ commands: found }) => found.map(({ label }) => label));

test("words are found in any order, whatever their case and accents", () => {
  const all = [command("Zoë Quinn bearbeiten"), command("Größe ändern"), command("Undo")];
  expect(labels(all, "BEARB zoe")).toEqual(["Zoë Quinn bearbeiten"]);
  expect(labels(all, "grosse")).toEqual(["Größe ändern"]);
  expect(labels(all, "andern  grösse")).toEqual(["Größe ändern"]);
  expect(labels(all, "undo zoe")).toEqual([]);
});

test("the best come first: the beginning, then beginnings of words, then their insides, then other words for it", () => {
  const all = [
    command("Position", { words: "job title, role" }),
    command("Subtitle"),
    command("Alternative title"),
    command("Title"),
  ];
  expect(labels(all, "title")).toEqual(["Title", "Alternative title", "Subtitle", "Position"]);
  expect(labels(all, "role job")).toEqual(["Position"]);
});

test("what is rare is offered to whoever looks for it, and groups have their order", () => {
  const all = [
    command("Dark", { group: "everywhere" }),
    command("LinkedIn", { group: "add", isRare: true }),
    command("Save", { group: "signature" }),
  ];
  expect(labels(all, " ")).toEqual(["Save", "Dark"]);
  expect(labels(all, "linked")).toEqual(["LinkedIn"]);
});

test("a list has an end", () => {
  const all = Array.from({ length: 1_000 }, (_, index) => command(`Edit ${index}`));
  expect(labels(all, "edit")).toHaveLength(MAX_SHOWN);
  expect(labels(all, "edit 999")).toEqual(["Edit 999"]);
});
