import type { Guess } from "#shared/imports/guess.ts";
import { t } from "#shared/languages/translate.ts";
import { fieldOf, wordsOf } from "./guessWords.ts";

type Props = {
  guesses: readonly Guess[];
  /** by their places in the list */
  dropped: ReadonlySet<number>;
  onChange(dropped: ReadonlySet<number>): void;
};

/** Each guess with a box to drop it, what it was read from, and a word where nobody can be sure. */
export function GuessList({ guesses, dropped, onChange }: Props) {
  const take = (at: number, isTaken: boolean) => {
    const next = new Set(dropped);
    if (isTaken) next.delete(at);
    else next.add(at);
    onChange(next);
  };
  return (
    <ul className="mt-3 divide-y divide-line rounded-control ring-1 ring-line">
      {guesses.map((guess, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it was read
        <li key={at}>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5 hover:bg-bg-muted">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0"
              checked={!dropped.has(at)}
              onChange={({ target }) => take(at, target.checked)}
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="text-13 text-ink-muted">{fieldOf(guess)}</span>
                {!guess.isSure && <span className="text-12 font-medium text-warning">{t("Please check")}</span>}
              </span>
              <span className="flex items-center gap-2 text-14 font-medium wrap-anywhere">
                {guess.kind === "color" && (
                  <span
                    aria-hidden="true"
                    className="size-4 shrink-0 rounded-full ring-1 ring-line"
                    style={{ background: guess.value }}
                  />
                )}
                {guess.kind === "picture" && guess.source.startsWith("data:") && (
                  <img src={guess.source} alt="" className="max-h-10 max-w-24 rounded-chip bg-white" />
                )}
                <span className="line-clamp-2">{wordsOf(guess)}</span>
              </span>
              {guess.kind !== "picture" && guess.found !== wordsOf(guess) && (
                <span className="block truncate text-12 text-ink-subtle">
                  {t("Read from “{words}”", { words: guess.found })}
                </span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
