import { useEffect, useRef, useState } from "react";
import { t } from "#shared/languages/translate.ts";

/** How often a picture is asked for again while the server is busy, and after how long. */
const TRIES = 3;
const PAUSE_MS = 2500;

/** The picture of a signature, as large as its box lets it; words where there is none. */
export function Snapshot({ url, name }: { url: string; name: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [{ failed, tries }, setState] = useState({ failed: false, tries: 1 });

  useEffect(() => {
    // It may have failed before the page's script was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setState((state) => ({ ...state, failed: true }));
  }, []);
  useEffect(() => {
    if (!failed || tries >= TRIES) return;
    const timer = setTimeout(() => setState({ failed: false, tries: tries + 1 }), PAUSE_MS * tries);
    return () => clearTimeout(timer);
  }, [failed, tries]);

  const src = tries > 1 ? `${url}&try=${tries}` : url;
  // The box is white in the dark theme too, as mails are.
  if (failed) return <p className="text-13 text-black/60">{tries < TRIES ? "" : t("There is no picture yet.")}</p>;
  return (
    <img
      ref={image}
      // Drawn at two pixels for each, and on every screen: a small signature is not shown larger than it is.
      srcSet={`${src} 2x`}
      alt={t("Signature {name}", { name })}
      loading="lazy"
      decoding="async"
      className="max-h-full max-w-full"
      onError={() => setState({ failed: true, tries })}
    />
  );
}
