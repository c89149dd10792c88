import { useEffect, useRef, useState } from "react";
import { ApiError } from "#client/lib/problem.ts";
import { useIsNear } from "#client/lib/useIsNear.ts";
import type { GetPicture } from "./pictureFiles.ts";

type Props = {
  source: string;
  getPicture: GetPicture;
  /** it cannot be had */
  onLost(): void;
};

/** A picture that was found elsewhere, fetched once it is about to be seen. Its words stand beside it. */
export function Thumbnail({ source, getPicture, onLost }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(box);
  const [url, setUrl] = useState<string | null>(null);
  // Only what is fetched counts: whoever asks anew is told the same.
  const lose = useRef(onLost);
  lose.current = onLost;
  useEffect(() => {
    if (!isNear) return;
    let made: string | null = null;
    let hasEnded = false;
    getPicture(source).then(
      (file) => {
        if (hasEnded) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!hasEnded) lose.current();
      },
    );
    return () => {
      hasEnded = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [isNear, source, getPicture]);
  return (
    <span
      ref={box}
      className="grid h-12 w-20 shrink-0 place-items-center overflow-hidden rounded-chip bg-white p-1 ring-1 ring-line"
    >
      {url ? (
        <img src={url} alt="" className="max-h-full max-w-full object-contain" onError={() => lose.current()} />
      ) : (
        <span className="size-full rounded-chip bg-[#f2f5f6]" />
      )}
    </span>
  );
}
