import { useLoaderData } from "react-router";
import { Advice } from "#client/features/signatures/install/Advice.tsx";
import { ClientMark } from "#client/features/signatures/install/ClientMark.tsx";
import { StepDrawing } from "#client/features/signatures/install/drawings/StepDrawing.tsx";
import type { Drawings } from "#client/features/signatures/install/drawings/scene.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import type { InstallGuide, InstallStep, InstallWay } from "#shared/catalog/guides/guide.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { guideTitle } from "./components/guideTitle.ts";
import type { loader } from "./GuideDocument.loader.ts";

/** How a signature gets into one mail client, for whoever looks for just that. */
export function Document() {
  const { guide, drawings } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-18 sm:px-6 sm:pt-10">
      <nav aria-label={t("You are here")} className="text-14 text-ink-muted">
        <ol className="flex gap-2">
          <li>
            <Link to={pathTo("guides")} className={WAY}>
              {t("Guides")}
            </Link>
          </li>
          <li aria-hidden="true" className="flex items-center">
            /
          </li>
          <li className="flex items-center" aria-current="page">
            {t(guide.name)}
          </li>
        </ol>
      </nav>
      <div className="mt-4 flex items-center gap-4">
        <span className="max-sm:hidden">
          <ClientMark guide={guide} />
        </span>
        <h1 tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
          {guideTitle(guide)}
        </h1>
      </div>
      {guide.ways.length > 1 && <Ways ways={guide.ways} />}
      {guide.ways.map((way) => (
        <Way key={way.id} guide={guide} way={way} drawings={drawings} />
      ))}
      <Others than={guide} />
    </div>
  );
}

const WAY = "inline-flex min-h-6 items-center font-medium text-link underline underline-offset-2 touch:min-h-11";

/** To the part of the page that is for one's own device. */
function Ways({ ways }: { ways: readonly InstallWay[] }) {
  return (
    <nav aria-label={t("Ways to install")} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={buttonLook({ look: "secondary", size: "small" })}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type WayProps = { guide: InstallGuide; way: InstallWay; drawings: Drawings };

function Way({ guide, way, drawings }: WayProps) {
  const isOnly = guide.ways.length === 1;
  return (
    <section id={way.id} aria-labelledby={`${way.id}-title`} className="mt-10 scroll-mt-20 border-t border-line pt-8">
      <h2 id={`${way.id}-title`} className="text-20 font-semibold">
        {isOnly ? t("Step by step") : t(way.name)}
      </h2>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <ol className="flex flex-col gap-6">
          {way.steps.map((step, index) => (
            <Step
              key={step.title}
              step={step}
              index={index}
              canCreate={way === guide.ways[0] && index === 0}
              scene={step.isHere ? null : drawings[way.id]?.[index]}
            />
          ))}
        </ol>
        <div className="flex flex-col gap-5">
          <Advice guide={guide} way={way} />
        </div>
      </div>
    </section>
  );
}

type StepProps = {
  step: InstallStep;
  index: number;
  /** leads whoever has no signature yet to the editor */
  canCreate: boolean;
  scene: NonNullable<Drawings[string]>[number] | null | undefined;
};

function Step({ step: { title, detail, away }, index, canCreate, scene }: StepProps) {
  const text = away ?? detail;
  return (
    <li className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-bg-muted text-14 font-semibold"
        >
          {index + 1}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <h3 className="pt-0.5 text-16 font-medium">{t(title)}</h3>
          {text && <p className="mt-1 text-16 text-ink-muted">{t(text)}</p>}
          {canCreate && (
            <Link to={pathTo("editor-create")} className={`mt-3 ${buttonLook({ look: "secondary", size: "small" })}`}>
              {t("Create free signature")}
            </Link>
          )}
        </div>
      </div>
      {scene && (
        <div className="max-w-80 max-sm:ml-12">
          <StepDrawing scene={scene} />
        </div>
      )}
    </li>
  );
}

function Others({ than }: { than: InstallGuide }) {
  return (
    <section aria-labelledby="others" className="mt-14 border-t border-line pt-8">
      <h2 id="others" className="text-20 font-semibold">
        {t("Guides for other mail clients")}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-16">
        {INSTALL_GUIDES.filter(({ id }) => id !== than.id).map(({ id, name }) => (
          <li key={id}>
            <Link to={pathTo("guide", { client: id })} className={WAY}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
