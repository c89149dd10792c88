import { useState } from "react";
import { useSearchParams } from "react-router";
import { ProBadge } from "#client/features/signatures/editor/panels/ProBadge.tsx";
import { useIsSold } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { useIsHydrated } from "#client/lib/useIsHydrated.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import type { TemplateCategory } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { STYLE_PARAM, styleIn } from "./components/exampleStyle.ts";
import { StyleChips } from "./components/StyleChips.tsx";
import { DESIGN_SIZE, designPicture } from "./components/showcase.ts";
import type { ShownDesign } from "./components/shownDesigns.ts";

/** Seen at once on any screen: their pictures do not wait to be scrolled to. */
const FIRST = 2;

/** Ready designs, large, with a filter by style; without script all of them. */
export function Island({ designs }: { designs: readonly ShownDesign[] }) {
  const [style, choose] = useStyle();
  const shown = designs.filter((design) => style === null || design.style === style);
  return (
    <>
      <div className="mt-5 noscript:hidden">
        <StyleChips value={style} onChoose={choose} />
      </div>
      <p role="status" className="sr-only">
        {style && t("{count, plural, one {# design} other {# designs}}", { count: shown.length })}
      </p>
      <ul className="mt-8 grid gap-6 lg:grid-cols-2 lg:gap-8">
        {designs.map((design, index) => (
          <Example key={design.id} design={design} isShown={shown.includes(design)} isFirst={index < FIRST} />
        ))}
      </ul>
    </>
  );
}

/** The chosen style, which the address keeps. */
function useStyle() {
  const isHydrated = useIsHydrated();
  const named = styleIn(useSearchParams()[0]);
  const [chosen, setChosen] = useState<TemplateCategory | null | undefined>(undefined);
  const choose = (style: TemplateCategory | null) => {
    setChosen(style);
    const url = new URL(location.href);
    if (style) url.searchParams.set(STYLE_PARAM, style.toLowerCase());
    else url.searchParams.delete(STYLE_PARAM);
    history.replaceState(history.state, "", url);
  };
  return [chosen === undefined ? (isHydrated ? named : null) : chosen, choose] as const;
}

type ExampleProps = { design: ShownDesign; isShown: boolean; isFirst: boolean };

function Example({ design: { id, profession, layout, style, name, isFree }, isShown, isFirst }: ExampleProps) {
  const isSold = useIsSold();
  return (
    <li hidden={!isShown} className="overflow-hidden rounded-card border border-line bg-surface">
      {/* What a mail has behind a signature, in both themes. */}
      <div className="grid place-items-center bg-white p-4 sm:p-8">
        <img
          {...DESIGN_SIZE}
          src={designPicture(id)}
          alt={t("Sample signature of {name}", { name })}
          loading={isFirst ? undefined : "lazy"}
          decoding="async"
          className="h-auto w-full max-w-120"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <h2 className="text-16 font-medium">{t(profession)}</h2>
          <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-muted">
            {t(style)} · {t(layout)} {isFree ? isSold && `· ${t("Free")}` : <ProBadge need="hasAllTemplates" />}
          </p>
        </div>
        <Link
          to={`${pathTo("editor-create")}?design=${id}`}
          aria-label={t("Use this design: {profession}, {style}", { profession: t(profession), style: t(style) })}
          className={buttonLook({ look: "secondary" })}
        >
          {t("Use this design")}
        </Link>
      </div>
    </li>
  );
}
