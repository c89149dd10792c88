import { useId } from "react";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { StateMark } from "#client/ui/StateMark.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { statesOf } from "./states.ts";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile; onTest(): void };

/** What is left to do after the first save, with the way to each step. */
export function FirstSteps({ tile, onTest }: Props) {
  const title = useId();
  const { hash } = tile;
  const states = statesOf(tile);
  const done = states.filter(({ mark }) => mark === "done").length;
  const count = states.filter(({ mark }) => mark !== "unknown").length;
  const small = buttonLook({ look: "secondary", size: "small" });
  const ways = {
    designed: (
      <Link to={pathTo("editor-edit", { hash })} className={small}>
        {t("Open the editor")}
      </Link>
    ),
    assigned: null,
    installed: (
      <>
        <Link to={pathTo("signature-preview", { hash })} className={small}>
          {t("Install it")}
        </Link>
        <Button look="secondary" size="small" onClick={onTest}>
          {t("Send me a test mail")}
        </Button>
      </>
    ),
  };
  return (
    <section aria-labelledby={title} className="self-start rounded-card bg-surface p-5 shadow-2 lg:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={title} className="text-16 font-semibold">
          {t("On its way into your mails")}
        </h2>
        <p className="text-13 text-ink-muted">{t("{done} of {count} done", { done, count })}</p>
      </div>
      <ol className="mt-2 divide-y divide-line">
        {states.map(({ name, mark, word, meaning }) => (
          <li key={name} className="flex gap-3 py-3 last:pb-0">
            <StateMark mark={mark} className="size-5" />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
              <p className="flex-1 basis-48">
                <span className="block text-14 font-medium">{word}</span>
                <span className="block text-13 text-ink-muted">{meaning}</span>
              </p>
              {mark !== "done" && ways[name]}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
