import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { StepProgress } from "#client/ui/StepProgress.tsx";
import { useHeadingOf } from "#client/ui/useHeadingOf.ts";
import { t } from "#shared/languages/translate.ts";

/** A way on: another page (`to`), what is done when it is pressed, or the form with this id, which it sends. */
export type Way = { label: string; isBusy?: boolean } & (
  | { to: string }
  | { onChoose(): void }
  | { /** id of a form of the step */ form: string }
);

type Props = {
  /** from 0 */
  step: number;
  count: number;
  /** the step before, where another component has drawn that: then the focus moves here */
  from?: number | undefined;
  /** one question */
  title: string;
  text?: ReactNode;
  /** all stays as it is: "Keep my account" */
  stay: Way;
  /** the next step; left out at the end of the flow */
  go?: Way | undefined;
  /** leaves the rest of the questions out: "Delete now" */
  atOnce?: Way | undefined;
  onBack?: (() => void) | undefined;
  /** what was refused */
  problem?: string | undefined;
  children?: ReactNode;
};

/**
 * One step of a way out: how far it is, one question, and two ways on of the same look and size, staying and going. Nobody is
 * kept by a button that is hard to find (dark pattern), so who wants it leaves all questions out.
 */
export function StepFlow({ step, from, count, title, text, stay, go, atOnce, onBack, problem, children }: Props) {
  const heading = useHeadingOf(step, from);
  return (
    <div className="max-w-160 space-y-6 pb-14 max-lg:pt-4">
      <StepProgress step={step} count={count} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-24 font-semibold">
          {title}
        </h1>
        {text && <p className="mt-2 text-14 text-ink-muted">{text}</p>}
      </div>
      {children}
      {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
      <div className={clsx("grid gap-3", go && "sm:grid-cols-2")}>
        <WayOn way={stay} />
        {go && <WayOn way={go} />}
      </div>
      {(onBack || atOnce) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {onBack ? (
            <Button look="ghost" size="small" onClick={onBack}>
              {t("Back")}
            </Button>
          ) : (
            <span />
          )}
          {atOnce && <WayOn way={atOnce} look="ghost" size="small" />}
        </div>
      )}
    </div>
  );
}

type Look = { look?: "secondary" | "ghost"; size?: "small" | "medium" };

function WayOn({ way, look = "secondary", size = "medium" }: { way: Way } & Look) {
  if ("to" in way)
    return (
      <Link to={way.to} className={buttonLook({ look, size })}>
        {way.label}
      </Link>
    );
  const button = { look, size, isLoading: way.isBusy ?? false, children: way.label };
  if ("form" in way) return <Button {...button} type="submit" form={way.form} />;
  return <Button {...button} onClick={way.onChoose} />;
}
