import encodeQR from "qr";

/** Light modules around the code, or cameras do not find it. */
const QUIET = 4;

/** A text as a code for a phone's camera. Dark on white in both themes: many cameras want that. */
export function QrCode({ text, label, className = "size-40" }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, "raw", { border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className={`${className} shrink-0 rounded-control bg-[#ffffff]`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark.join("")} fill="#0b1f24" />
    </svg>
  );
}
