import designMarks from "virtual:network-marks/designs";
import clsx from "clsx";
import { useCallback, useMemo } from "react";
import { CHOICES, type Choice, nameOf } from "#client/features/signatures/editor/panels/picker/choices.ts";
import { drawChoice } from "#client/features/signatures/editor/panels/picker/drawChoice.ts";
import { useApp } from "#client/lib/context.tsx";
import { SignaturePicture } from "#client/ui/SignaturePicture.tsx";
import { t } from "#shared/languages/translate.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { professionOf, type Replies } from "../replies.ts";
import type { StepProps } from "./step.ts";

/** As many as are looked at; all others are in the editor. */
const MAX_SHOWN = 12;

/** Of the profession first, then what every account may save. */
function shownFor(replies: Replies): readonly Choice[] {
  const profession = professionOf(replies);
  const own = CHOICES.filter((choice) => profession !== null && choice.profession === profession);
  const free = CHOICES.filter(({ kind, layout }) => kind === "layouts" && layout.isFree);
  const others = CHOICES.filter(({ kind, layout }) => kind === "layouts" && !layout.isFree);
  return [...own, ...free, ...others].slice(0, MAX_SHOWN);
}

/** Looks, each with the person's own words. */
export function LookStep({ replies, change, document }: StepProps & { document: SignatureInput }) {
  const choices = useMemo(() => shownFor(replies), [replies]);
  return (
    <>
      <p className="mb-4 text-16 text-ink-muted">
        {isEmpty(document)
          ? t("You can try every look in the editor, and change colours, type and sizes.")
          : t("With your own words. You can try every look in the editor, and change colours, type and sizes.")}
      </p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("Look")}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {choices.map((choice) => (
            <Look
              key={choice.id}
              choice={choice}
              document={document}
              isChosen={choice.id === replies.look}
              onChoose={() => change({ look: choice.id })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

type LookProps = { choice: Choice; document: SignatureInput; isChosen: boolean; onChoose(): void };

function Look({ choice, document, isChosen, onChoose }: LookProps) {
  const { imageHost } = useApp().site;
  const key = JSON.stringify(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are the same document
  const draw = useCallback(
    () =>
      drawChoice(document, choice, { urlOf: (path) => imageHost + path, sourcesOf: () => [], imageHost }, designMarks),
    [key, choice, imageHost],
  );
  const { layout } = choice;
  return (
    <label
      className={clsx(
        "cursor-pointer overflow-hidden rounded-card bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "ring-2 ring-primary" : "ring-1 ring-line hover:ring-control",
      )}
    >
      <input type="radio" name="look" value={choice.id} checked={isChosen} className="sr-only" onChange={onChoose} />
      <SignaturePicture draw={draw} className="h-40" />
      <span className="flex min-h-11 items-center justify-between gap-3 border-t border-line px-3 text-14">
        <span className="truncate font-medium">{nameOf(choice)}</span>
        <span className="shrink-0 text-13 text-ink-muted">{layout.isFree ? t("Free") : t("Pro")}</span>
      </span>
    </label>
  );
}
