import type { Guess } from "#shared/imports/guess.ts";

/** Which guesses are left out, by their places in the list: `dropped` by the person, or for another; `lost` cannot be had. */
export type Choice = { dropped: ReadonlySet<number>; lost: ReadonlySet<number> };

/** A signature has one photo, one logo and one banner: of several for one place the first is taken, unless told. */
export function firstChoice(guesses: readonly Guess[]): Choice {
  const dropped = guesses.flatMap((_, at) => (rivals(guesses, at).some((other) => other < at) ? [at] : []));
  return { dropped: new Set(dropped), lost: new Set() };
}

/** Takes or drops a guess; the picture that had its place gives way. */
export function choose(guesses: readonly Guess[], choice: Choice, at: number, isTaken: boolean): Choice {
  const dropped = new Set(choice.dropped);
  if (!isTaken) dropped.add(at);
  else {
    for (const other of rivals(guesses, at)) dropped.add(other);
    dropped.delete(at);
  }
  return { ...choice, dropped };
}

/** A picture that cannot be had leaves its place to the next one. */
export function lose(guesses: readonly Guess[], choice: Choice, at: number): Choice {
  const lost = new Set([...choice.lost, at]);
  const next = rivals(guesses, at).find((other) => !lost.has(other));
  const isTaken = !choice.dropped.has(at) && !choice.lost.has(at);
  const now = { dropped: choice.dropped, lost };
  return isTaken && next !== undefined ? choose(guesses, now, next, true) : now;
}

export const isTaken = ({ dropped, lost }: Choice, at: number) => !dropped.has(at) && !lost.has(at);

/** The other pictures for the place of one. */
function rivals(guesses: readonly Guess[], at: number): number[] {
  const own = guesses[at];
  return guesses.flatMap((guess, other) =>
    other !== at && own?.kind === "picture" && guess.kind === "picture" && guess.type === own.type ? [other] : [],
  );
}
