import type { Command } from "#client/lib/commands.ts";

/**
 * The other ways to look at a mail, in one respect.
 * @param name of the respect, "Seen in"
 * @param now what is chosen
 * @param options with labels in the language of whoever reads them
 */
export const lookCommands = <T extends string>(
  id: string,
  name: string,
  now: T,
  options: readonly { value: T; label: string }[],
  choose: (value: T) => unknown,
): Command[] =>
  options
    .filter(({ value }) => value !== now)
    .map(({ value, label }) => ({
      id: `${id}-${value}`,
      label: `${name}: ${label}`,
      group: "view",
      run: () => void choose(value),
    }));
