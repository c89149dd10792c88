import { t } from "#shared/languages/translate.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import type { Tile } from "./tiles.ts";

/** How far a signature has come on one stretch of its way. `unknown`: there is nothing that would tell. */
export type Mark = "done" | "todo" | "warning" | "unknown";
/** `word` stands beside the mark; `meaning` says what that means and what to do next. */
export type State = { name: "designed" | "copied" | "arrived"; mark: Mark; word: string; meaning: string };

/** The way of a signature: designed, copied into a mail program, arrived in a mailbox. Says nothing that nobody knows. */
export const statesOf = (tile: Tile): State[] => [
  { name: "designed", ...designed(tile) },
  { name: "copied", ...copied(tile) },
  { name: "arrived", ...arrived(tile) },
];

/** Whether the way is at its end, as far as that can be told. */
export const isAtEnd = (states: readonly State[]) => states.every(({ mark }) => mark === "done" || mark === "unknown");

type Part = Omit<State, "name">;

function designed({ content }: Tile): Part {
  const word = t("Designed");
  if (isEmpty(content)) return { mark: "todo", word, meaning: t("Nothing is on it yet. Edit it to begin.") };
  const count = content.general.contacts.filter((contact) => contactProblem(contact) !== null).length;
  if (count === 0) return { mark: "done", word, meaning: t("Every contact on it works.") };
  return {
    mark: "warning",
    word: t("{count, plural, one {# problem} other {# problems}}", { count }),
    meaning: t("A contact on it does not work. Edit it to mend that."),
  };
}

function copied({ progress }: Tile): Part {
  const word = t("Copied");
  switch (progress.copied) {
    case "never":
      return { mark: "todo", word, meaning: t("Not copied yet. Install it in your mail program.") };
    case "outdated":
      return {
        mark: "warning",
        word: t("Older copy"),
        meaning: t("Copied before the last change. Copy it again: mail programs keep what was pasted."),
      };
    case "current":
      return { mark: "done", word, meaning: t("Copied as it is now.") };
  }
}

/** Clicks tell, and opens where mails carry the pixel. A signature without short links has neither. */
function arrived({ progress: { opened }, shortLinks }: Tile): Part {
  if (opened > 0) {
    return {
      mark: "done",
      word: t("Arrived"),
      meaning: t("Mails with it were opened or clicked {count, plural, one {# time} other {# times}}.", {
        count: opened,
      }),
    };
  }
  if (shortLinks.length === 0) {
    return {
      mark: "unknown",
      word: t("Not counted"),
      meaning: t("Without short links nobody can tell whether it has arrived."),
    };
  }
  return {
    mark: "todo",
    word: t("Arrived"),
    meaning: t("Nobody has opened a link in it yet. Send yourself a test mail and try one."),
  };
}
