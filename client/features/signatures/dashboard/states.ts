import type { Mark } from "#client/ui/StateMark.tsx";
import { t } from "#shared/languages/translate.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import type { Tile } from "./tiles.ts";

/** `word` stands beside the mark; `meaning` says what that means and what to do next. */
export type State = { name: "designed" | "assigned" | "installed"; mark: Mark; word: string; meaning: string };

/** The way of a signature: designed, given to somebody, installed in their mails. @param isOfTeam there are others to whom it may be given */
export const statesOf = (tile: Tile, isOfTeam = false): State[] => [
  { name: "designed", ...designed(tile) },
  { name: "assigned", ...assigned(tile, isOfTeam) },
  { name: "installed", ...installed(tile) },
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

function assigned({ assignee }: Tile, isOfTeam: boolean): Part {
  if (assignee !== null)
    return { mark: "done", word: t("Assigned"), meaning: t("Assigned to {email}.", { email: assignee }) };
  if (!isOfTeam) return { mark: "done", word: t("Yours"), meaning: t("It is your own.") };
  return { mark: "unknown", word: t("Not assigned"), meaning: t("Nobody of your team has it yet.") };
}

/** What its people say of it, and what arrives of it: opens and clicks. What was pasted does not change with the design. */
function installed({ progress: { copied, installed, opened } }: Tile): Part {
  const isOlder = installed === "outdated" || (installed === "never" && copied === "outdated");
  if (isOlder)
    return {
      mark: "warning",
      word: t("Older copy"),
      meaning: t("Copied before the last change. Copy it again: mail programs keep what was pasted."),
    };
  const word = t("Installed");
  if (installed === "current") return { mark: "done", word, meaning: t("Installed as it is now.") };
  if (opened > 0) {
    return {
      mark: "done",
      word,
      meaning: t("Mails with it were opened or clicked {count, plural, one {# time} other {# times}}.", {
        count: opened,
      }),
    };
  }
  if (copied === "current")
    return {
      mark: "todo",
      word: t("Copied"),
      meaning: t("Copied as it is now. Paste it into your mail program, and say when it is installed."),
    };
  return { mark: "todo", word: t("Not installed"), meaning: t("Not copied yet. Install it in your mail program.") };
}
