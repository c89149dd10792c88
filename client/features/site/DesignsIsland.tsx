import clsx from "clsx";
import { useRef, useState } from "react";
import { ProBadge } from "#client/features/signatures/editor/panels/ProBadge.tsx";
import { useIsSold } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import type { TemplateCategory } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { StyleChips } from "./components/StyleChips.tsx";
import { DESIGN_SIZE, designPicture } from "./components/showcase.ts";
import type { ShownDesign } from "./components/shownDesigns.ts";

type Props = { designs: readonly ShownDesign[] };

/** Ready designs side by side; without script a row to scroll, of links to the editor. */
export function Island({ designs }: Props) {
  const row = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<TemplateCategory | null>(null);
  const [edge, setEdge] = useState({ isStart: true, isEnd: false });
  const shown = designs.filter((design) => style === null || design.style === style);

  const look = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
    const next = { isStart: scrollLeft <= 1, isEnd: scrollLeft >= scrollWidth - clientWidth - 1 };
    if (next.isStart !== edge.isStart || next.isEnd !== edge.isEnd) setEdge(next);
  };
  const page = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
  const choose = (next: TemplateCategory | null) => {
    setStyle(next);
    row.current?.scrollTo({ left: 0, behavior: "instant" });
  };

  return (
    <>
      <div className="mt-8 flex min-h-11 items-center justify-between gap-6 noscript:hidden">
        <StyleChips value={style} onChoose={choose} />
        <div className="flex gap-2 max-lg:hidden">
          <Arrow label={t("Earlier designs")} isBack isDone={edge.isStart} onClick={() => page(-1)} />
          <Arrow label={t("More designs")} isDone={edge.isEnd} onClick={() => page(1)} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {style && t("{count, plural, one {# design} other {# designs}}", { count: shown.length })}
      </p>
      <section
        ref={row}
        aria-label={t("Designs")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        className="-mx-4 mt-4 snap-x scroll-px-4 overflow-x-auto overscroll-x-contain px-4 py-2 motion-safe:scroll-smooth sm:-mx-6 sm:scroll-px-6 sm:px-6"
        onScroll={look}
      >
        <ul className="flex w-max gap-4 lg:gap-6">
          {designs.map((design) => (
            <Tile key={design.id} design={design} isShown={shown.includes(design)} />
          ))}
        </ul>
      </section>
    </>
  );
}

type ArrowProps = { label: string; isBack?: boolean; isDone: boolean; onClick(): void };

/** Stays where it is and keeps the focus when there is nothing left to show. */
function Arrow({ label, isBack, isDone, onClick }: ArrowProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={isDone}
      className={clsx("border border-line", isDone && "opacity-40")}
      icon={<Icon name="chevronDown" className={clsx("size-5", isBack ? "rotate-90" : "-rotate-90")} />}
      onClick={onClick}
    />
  );
}

type TileProps = { design: ShownDesign; isShown: boolean };

function Tile({ design: { id, profession, layout, name, isFree }, isShown }: TileProps) {
  const isSold = useIsSold();
  return (
    <li hidden={!isShown} className="w-[min(24rem,100vw-3rem)] shrink-0 snap-start">
      <Link
        to={`${pathTo("editor-create")}?design=${id}`}
        className="block overflow-hidden rounded-card border border-line bg-surface hover:border-control"
      >
        {/* What a mail has behind a signature, in both themes. */}
        <span className="block bg-white p-3 sm:p-4">
          <img
            {...DESIGN_SIZE}
            src={designPicture(id)}
            alt={t("Sample signature of {name}", { name })}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        </span>
        <span className="flex min-h-12 items-center justify-between gap-3 border-t border-line px-4 py-2">
          <span className="min-w-0 truncate text-16">
            <span className="font-medium">{t(profession)}</span>
            <span className="text-14 text-ink-muted"> · {t(layout)}</span>
          </span>
          {isFree ? (
            isSold && <span className="text-13 text-ink-muted">{t("Free")}</span>
          ) : (
            <ProBadge need="hasAllTemplates" />
          )}
        </span>
      </Link>
    </li>
  );
}
