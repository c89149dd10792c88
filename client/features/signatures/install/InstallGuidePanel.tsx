import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import type { InstallGuide, InstallStep, InstallWay } from "#shared/catalog/guides/guide.ts";
import { t } from "#shared/languages/translate.ts";
import { Advice } from "./Advice.tsx";
import { GuideDrawing } from "./drawings/GuideDrawing.tsx";

const PhoneCode = lazyPart(async () => (await import("./PhoneCode.tsx")).PhoneCode);

type Props = {
  hash: string;
  guide: InstallGuide;
  way: InstallWay;
  hasCopied: boolean;
};

/** The steps for one mail client with boxes to tick; copying ticks the first. */
export function InstallGuidePanel({ hash, guide, way, hasCopied }: Props) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const isDone = (index: number) => ticked.includes(index) || (index === 0 && hasCopied);
  return (
    <section aria-labelledby="install-title" className="rounded-card bg-surface p-5 shadow-1 sm:p-6">
      <h2 id="install-title" className="text-20 font-semibold">
        {t("Install in {program}", { program: t(guide.place === "source" ? guide.shortName : guide.name) })}
      </h2>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-10">
        <ol className="flex flex-col gap-4">
          {way.steps.map((step, index) => (
            <Step
              key={step.title}
              step={step}
              index={index}
              isDone={isDone(index)}
              onDone={(done) => setTicked(done ? [...ticked, index] : ticked.filter((other) => other !== index))}
            >
              {!step.isHere && <GuideDrawing guide={guide.id} way={way.id} step={index} />}
            </Step>
          ))}
        </ol>
        <div className="flex flex-col gap-5">
          {way.isOnPhone && (
            <div className="touch:hidden">
              <Suspense fallback={<div className="h-40" />}>
                <PhoneCode hash={hash} guide={guide.id} />
              </Suspense>
            </div>
          )}
          <Advice guide={guide} way={way} />
        </div>
      </div>
    </section>
  );
}

type StepProps = {
  step: InstallStep;
  index: number;
  isDone: boolean;
  onDone(done: boolean): void;
  children: ReactNode;
};

function Step({ step: { title, detail }, index, isDone, onDone, children }: StepProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_17rem]">
      <label className="flex min-h-11 cursor-pointer gap-3 self-start rounded-control px-2 py-2 hover:bg-bg-muted">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={isDone}
          onChange={(event) => onDone(event.target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className={isDone ? "font-medium text-ink-subtle line-through" : "font-medium"}>
            {index + 1}. {t(title)}
          </span>
          {detail && <span className="block text-14 text-ink-muted">{t(detail)}</span>}
        </span>
      </label>
      {children && <div className="max-w-80 max-sm:ml-10 noscript:hidden">{children}</div>}
    </li>
  );
}
