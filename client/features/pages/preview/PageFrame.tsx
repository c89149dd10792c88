import { useEffect, useRef, useState } from "react";
import { parsedDocument, untilDone } from "#client/ui/framePage.ts";
import { patchHtml } from "#client/ui/patchHtml.ts";

/** As the renderer draws a page. */
export type Drawn = { html: string; css: string; head: string };

type Props = {
  drawn: Drawn;
  /** for those who cannot see it: "Preview of Ana Ruiz" */
  title: string;
  /** CSS pixels that the page believes it has, to be scaled to the room there is */
  widthPx: number;
  heightPx: number;
  /** a miniature: not focusable, not clickable, not scrolled */
  isInert?: boolean;
};

/**
 * A page exactly as visitors get it, in a sandbox without scripts and without our styles, as wide as their phone and scaled to
 * the room there is. Redrawing changes what is different: it does not flash, and stays where it was scrolled to.
 */
export function PageFrame({ drawn, title, widthPx, heightPx, isInert }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [source] = useState(() => documentOf(drawn));
  const [scale, setScale] = useState(0);

  useEffect(
    () =>
      untilDone(() => {
        const document = parsedDocument(frame.current);
        if (!document) return false;
        dress(document, drawn.css);
        patchHtml(document.body, drawn.html);
        return true;
      }),
    [drawn],
  );

  useEffect(() => {
    const room = frame.current?.parentElement;
    if (!room) return;
    const observer = new ResizeObserver(() => setScale(room.clientWidth / widthPx));
    observer.observe(room);
    return () => observer.disconnect();
  }, [widthPx]);

  // Nothing in it leads away from the editor: a link opens in a tab of its own.
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups"
      srcDoc={source}
      inert={isInert}
      tabIndex={isInert ? -1 : undefined}
      className={`absolute top-0 left-0 max-w-none origin-top-left border-0 ${isInert ? "pointer-events-none" : ""}`}
      style={{
        width: widthPx,
        height: heightPx,
        transform: `scale(${scale})`,
        visibility: scale > 0 ? "visible" : "hidden",
        // The page has a ground of its own; the app's dark theme must not shine through.
        colorScheme: "light",
      }}
    />
  );
}

const documentOf = ({ html, head }: Drawn) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank">${head}</head><body>${html}</body></html>`;

/** The styles of each frame. By the object model: a style element is refused by the policy that the frame inherits. */
const sheets = new WeakMap<Document, { sheet: CSSStyleSheet; css: string }>();

function dress(document: Document, css: string): void {
  const known = sheets.get(document);
  if (known?.css === css) return;
  const view = document.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = known?.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) document.adoptedStyleSheets = [sheet];
  sheets.set(document, { sheet, css });
}
