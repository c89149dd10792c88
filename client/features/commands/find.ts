import type { Command, CommandGroup } from "#client/lib/commands.ts";
import { folded } from "#shared/lib/text.ts";

/** More nobody reads; whoever looks further types on. */
export const MAX_SHOWN = 100;

/** In the order in which they stand while nothing is looked for. */
const GROUPS: readonly CommandGroup[] = ["signature", "signatures", "places", "fields", "add", "view", "everywhere"];

export type Found = { group: CommandGroup; commands: Command[] };

/**
 * The commands that have all words of the query, in any order, whatever their case and accents: the best first, with
 * their groups. Without a query the usual ones.
 */
export function find(commands: readonly Command[], query: string): Found[] {
  const text = folded(query);
  const ranked = commands.flatMap((command, place) => {
    const rank = text ? rankOf(command, text) : command.isRare ? null : GROUPS.indexOf(command.group);
    return rank === null ? [] : [{ command, rank, place }];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.place - b.place);
  const found = new Map<CommandGroup, Command[]>();
  for (const { command } of ranked.slice(0, MAX_SHOWN))
    found.set(command.group, [...(found.get(command.group) ?? []), command]);
  return [...found].map(([group, commands]) => ({ group, commands }));
}

/** 0 is the best: begins with the query; then each word begins one of the label's; is in the label; is in what else belongs to it. */
function rankOf({ label, words = "" }: Command, text: string): number | null {
  const wanted = text.split(" ");
  const name = folded(label);
  if (name.startsWith(text)) return 0;
  if (begins(name, wanted)) return 1;
  if (wanted.every((word) => name.includes(word))) return 2;
  return begins(`${name} ${folded(words)}`, wanted) ? 3 : null;
}

function begins(text: string, wanted: readonly string[]): boolean {
  const begun = text.split(/[^\p{L}\p{N}]+/u);
  return wanted.every((word) => begun.some((each) => each.startsWith(word)));
}
