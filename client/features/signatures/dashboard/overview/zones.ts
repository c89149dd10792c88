import { msg } from "#shared/languages/translate.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import { type State, statesOf } from "../states.ts";
import type { Tile } from "../tiles.ts";

/** How far somebody has come with one of the products (specification, section 4). */
export type Zone = "red" | "orange" | "blue" | "green" | "success";

/** The word of each zone: a colour never speaks alone. */
export const ZONE_WORDS: Record<Zone, string> = {
  red: msg("Not begun"),
  orange: msg("Begun"),
  blue: msg("Half way"),
  green: msg("Nearly there"),
  success: msg("Done"),
};

/** One thing to do, and whether it is done. */
export type Step = { id: "create" | "complete" | "copy" | "install" | "default"; label: string; isDone: boolean };

const LABELS: Record<Step["id"], string> = {
  create: msg("Design a signature"),
  complete: msg("Give it your name and a contact that works"),
  copy: msg("Copy it"),
  install: msg("Install it in your mail program"),
  default: msg("Choose your default with the star"),
};

/** The zone of so many steps that are done. */
export function zoneOf(done: number, count: number): Zone {
  if (done === 0) return "red";
  if (done === count) return "success";
  const share = done / count;
  return share < 0.4 ? "orange" : share < 0.7 ? "blue" : "green";
}

/** What there is to do with signatures, by the one that has come furthest. */
export function signatureSteps(tiles: readonly Tile[]): Step[] {
  const states = tiles.map((tile) => ({ tile, states: statesOf(tile) }));
  const some = (is: (tile: Tile, states: readonly State[]) => boolean) =>
    states.some(({ tile, states: its }) => is(tile, its));
  const isDone = (states: readonly State[], name: State["name"]) =>
    states.some((state) => state.name === name && state.mark === "done");
  const done: Record<Step["id"], boolean> = {
    create: some(({ content }) => !isEmpty(content)),
    complete: some(
      ({ content }, its) => isDone(its, "designed") && content.general.name.trim() !== "" && hasContact(content),
    ),
    copy: some(({ progress }, its) => progress.copied !== "never" || isDone(its, "installed")),
    install: some((_, its) => isDone(its, "installed")),
    default: some(({ isDefault }) => isDefault),
  };
  return (Object.keys(LABELS) as Step["id"][]).map((id) => ({ id, label: LABELS[id], isDone: done[id] }));
}

const hasContact = ({ general }: Tile["content"]) => general.contacts.some(({ value }) => value.trim() !== "");
