import { useEffect, useMemo, useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useIsNear } from "#client/lib/useIsNear.ts";
import { parsedDocument, untilDone } from "#client/ui/framePage.ts";
import { optionsFor } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import { t } from "#shared/languages/translate.ts";
import { RECOMMENDED_WIDTH_PX } from "#shared/signatures/constants.ts";
import type { Tile } from "./tiles.ts";

/** Between the drawing and the edge of its box. */
const MARGIN_PX = 16;
/** Taller than any signature; how tall it is shows once it is laid out. */
const LONGEST_PX = 2000;

/** The page in the frame is a mail's: white, and as wide as mails show a signature. */
const pageOf = (html: string) =>
  `<!doctype html><title>Signature</title><body style="margin:0;overflow:hidden;font:14px/20px Arial,Helvetica,sans-serif;color:#0b1f24"><div style="display:inline-block">${html}</div></body>`;

/** What stands where there is nothing to draw. */
const nothing = () => `<span style="color:#5f6e73">${t("Nothing is on it yet.")}</span>`;

/**
 * A signature as its mails show it, in whatever script it is written: whole, scaled to fit the box around it and centred
 * there, nothing to click. Drawn by the browser, in a sandbox without scripts, when it is about to be seen.
 */
export function Snapshot({ tile, name }: { tile: Tile; name: string }) {
  const { site } = useApp();
  const { hash, content, shortLinks, branding } = tile;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const page = useMemo(() => {
    const options = optionsFor(
      { hash, shortLinks, branding },
      { imageHost: site.imageHost, brandingUrl: site.publicUrl },
    );
    return isNear ? pageOf(render(content, options).html || nothing()) : null;
  }, [isNear, hash, content, shortLinks, branding, site]);
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden bg-white">
      {page !== null && <Frame page={page} title={t("Signature {name}", { name })} />}
    </div>
  );
}

function Frame({ page, title }: { page: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [transform, setTransform] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const fit = () => {
      const drawn = parsedDocument(element)?.body.firstElementChild as HTMLElement | null | undefined;
      if (!drawn?.offsetWidth) return false;
      setTransform(fitted(drawn, room));
      return true;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    // As soon as it can be read; pictures that come later may make it larger.
    const stopWaiting = untilDone(fit);
    element.addEventListener("load", fit);
    return () => {
      stopWaiting();
      observer.disconnect();
      element.removeEventListener("load", fit);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={page}
      inert
      tabIndex={-1}
      width={RECOMMENDED_WIDTH_PX}
      height={LONGEST_PX}
      className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left border-0"
      style={{ transform: transform ?? undefined, visibility: transform ? "visible" : "hidden", colorScheme: "light" }}
    />
  );
}

/** Where a drawing stands in its box: whole, never larger than it is, in the middle. */
function fitted({ offsetWidth: width, offsetHeight: height }: HTMLElement, room: HTMLElement): string {
  const [roomWidth, roomHeight] = [room.clientWidth, room.clientHeight];
  const scale = Math.min(1, (roomWidth - 2 * MARGIN_PX) / width, (roomHeight - 2 * MARGIN_PX) / Math.max(1, height));
  const [left, top] = [(roomWidth - width * scale) / 2, (roomHeight - height * scale) / 2];
  return `translate(${left}px, ${top}px) scale(${scale})`;
}
