import { useLayoutEffect, useRef } from "react";
import { keep, kept } from "./kept.ts";
import { isPressed, isSingle, type Keys } from "./keys.ts";
import { createStore } from "./store.ts";

/** Something that can be done on the screen: by its keys, from the palette, and named in the list of shortcuts. */
export type Command = {
  /** its own on a screen */
  id: string;
  /** in the language of whoever reads it */
  label: string;
  group: CommandGroup;
  /** the first are the ones to show */
  keys?: readonly Keys[];
  /** other words that it is found by */
  words?: string;
  /** one of very many: offered only to whoever looks for it */
  isRare?: boolean;
  /** why it cannot be done now */
  refusal?: string | null;
  run(): void;
};

/** Where a command stands in the lists. */
export type CommandGroup =
  | "signature"
  | "signatures"
  | "cards"
  | "pages"
  | "links"
  | "members"
  | "places"
  | "fields"
  | "add"
  | "view"
  | "everywhere";

type Offer = () => readonly Command[];
type LateOffer = () => Promise<readonly Command[]>;

/** What the parts of the screen offer, in the order in which they came. Filled in the browser only. */
const offers = new Set<Offer>();
const lateOffers = new Set<LateOffer>();
/** Counts the parts that came and went, for whoever shows what they offer. */
export const offerCount = createStore(0);

/** Which of the two dialogs about commands is open. */
export const commandDialog = createStore<"palette" | "shortcuts" | null>(null);

/** Offers commands while the part is on the screen. Their keys work wherever the focus is. */
export function useCommands(offer: Offer): void {
  useOffer(offers, offer);
}

/** Offers commands without keys, which are asked for when somebody opens the palette: their script may come then. */
export function useLateCommands(load: LateOffer): void {
  useOffer(lateOffers, load);
}

function useOffer<T>(all: Set<() => T>, offer: () => T): void {
  const latest = useRef(offer);
  latest.current = offer;
  // Before the paint: the keys of whatever is seen work.
  useLayoutEffect(() => {
    const offerNow = () => latest.current();
    all.add(offerNow);
    offerCount.set(offerCount.get() + 1);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      all.delete(offerNow);
      offerCount.set(offerCount.get() + 1);
      if (offers.size === 0) document.removeEventListener("keydown", onKeyDown);
    };
  }, [all]);
}

/** What can be done now. */
export const commandsNow = (): Command[] => [...offers].flatMap((offer) => offer());

/** What else can be done. Whatever cannot be fetched stays away: the rest must not wait for it. */
export async function lateCommands(): Promise<Command[]> {
  const loaded = await Promise.all([...lateOffers].map((load) => load().catch(() => [])));
  return loaded.flat();
}

const SINGLE_KEYS = "singleKeys";

/** Whether keys without a modifier do something: they do unless the person said otherwise in this browser. */
export const hasSingleKeys = () => kept(SINGLE_KEYS) !== "off";
export const chooseSingleKeys = (isOn: boolean) => keep(SINGLE_KEYS, isOn ? null : "off");

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || keepsItsKeys(event.target)) return;
  // Whoever types asks for nothing: no list is made for a letter.
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isPlain && (isTyping(event.target) || !hasSingleKeys())) return;
  const command = commandsNow().find(({ keys }) =>
    keys?.some((each) => isSingle(each) === isPlain && isPressed(each, event)),
  );
  if (!command) return;
  event.preventDefault();
  if (!command.refusal) command.run();
}

/** Dialogs, menus and lists keep their keys; while nothing has the focus, so does a dialog that is open. */
function keepsItsKeys(target: EventTarget | null): boolean {
  const isSomewhere = target instanceof Element && target !== document.body;
  return (isSomewhere ? target.closest("[role=dialog], [role=menu], [role=listbox]") : openDialog()) !== null;
}
const openDialog = () => document.querySelector("[role=dialog]");

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])"));
