import encodeQR from "qr";
import type { CSSProperties } from "react";

/** Light modules around the code, or cameras do not find it. */
const QUIET = 4;

type Props = {
  text: string;
  label: string;
  /** how much of it may be hidden or dirty */
  ecc?: "low" | "medium";
  className?: string;
  style?: CSSProperties;
};

/** A text as a code for a phone's camera. Dark on white in both themes: many cameras want that. */
export function QrCode({ text, label, ecc = "medium", className = "size-40", style }: Props) {
  const rows = encodeQR(text, "raw", { ecc, border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className={`${className} shrink-0 rounded-control bg-[#ffffff]`}
      style={style}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark.join("")} fill="#0b1f24" />
    </svg>
  );
}
