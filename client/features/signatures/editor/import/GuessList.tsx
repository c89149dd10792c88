import clsx from "clsx";
import type { Guess } from "#shared/imports/guess.ts";
import { t } from "#shared/languages/translate.ts";
import { type Choice, isTaken } from "./choice.ts";
import { fieldOf, wordsOf } from "./guessWords.ts";
import type { GetPicture } from "./pictureFiles.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  guesses: readonly Guess[];
  choice: Choice;
  onChoose(at: number, isTaken: boolean): void;
  getPicture: GetPicture;
  /** a picture cannot be had */
  onLost(at: number): void;
};

/** Each guess with a box to drop it, what it was read from, and a word where nobody can be sure. */
export function GuessList({ guesses, choice, onChoose, getPicture, onLost }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-control ring-1 ring-line">
      {guesses.map((guess, at) => {
        const isLost = choice.lost.has(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it was read
          <li key={at}>
            <label
              className={clsx(
                "flex min-h-11 items-start gap-3 px-3 py-2.5",
                !isLost && "cursor-pointer hover:bg-bg-muted",
              )}
            >
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0"
                checked={isTaken(choice, at)}
                disabled={isLost}
                onChange={({ target }) => onChoose(at, target.checked)}
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="text-13 text-ink-muted">{fieldOf(guess)}</span>
                  {!guess.isSure && !isLost && (
                    <span className="text-12 font-medium text-warning">{t("Please check")}</span>
                  )}
                </span>
                <span className="flex items-center gap-2 text-14 font-medium wrap-anywhere">
                  {guess.kind === "color" && (
                    <span
                      aria-hidden="true"
                      className="size-4 shrink-0 rounded-full ring-1 ring-line"
                      style={{ background: guess.value }}
                    />
                  )}
                  <span className="line-clamp-2">{wordsOf(guess)}</span>
                </span>
                {isLost && (
                  <span className="block text-12 text-ink-muted">{t("This picture cannot be brought along.")}</span>
                )}
                {guess.kind !== "picture" && guess.found !== wordsOf(guess) && (
                  <span className="block truncate text-12 text-ink-subtle">
                    {t("Read from “{words}”", { words: guess.found })}
                  </span>
                )}
              </span>
              {guess.kind === "picture" && !isLost && (
                <Thumbnail source={guess.source} getPicture={getPicture} onLost={() => onLost(at)} />
              )}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
