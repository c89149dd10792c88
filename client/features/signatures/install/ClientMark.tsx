import type { InstallGuide } from "#shared/catalog/guides/guide.ts";

/** Drawings of our own instead of the makers' marks: what the client is like, in the colour that people know it by. */
const GLYPHS = {
  letter: "M4 7h16v11H4zM4 7l8 6 8-6",
  letterOpen: "M4 10l8-6 8 6v9H4zM4 10l8 5 8-5",
  window: "M4 5h16v14H4zM4 9h16M7 7h.01",
  laptop: "M5 6h14v9H5zM2 18h20",
  cloud: "M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 10.5 3.8 3.8 0 0 1 17.5 18z",
  phone: "M8 3h8v18H8zM11 18h2",
  bird: "M4 13c0-5 4-8 9-8 4 0 7 3 7 7 0 5-4 8-8 8M4 13l5-1 3 3 4-4",
  plane: "M3 11l18-7-7 17-3-7zM11 14l10-10",
  exclamation: "M12 4v10M12 19h.01",
  source: "M8 8l-4 4 4 4M16 8l4 4-4 4M13 6l-2 12",
} as const;

const MARKS: Readonly<Record<string, { glyph: keyof typeof GLYPHS; color: string }>> = {
  gmail: { glyph: "letter", color: "#c5221f" },
  "outlook-windows": { glyph: "window", color: "#0f5fb8" },
  "outlook-mac": { glyph: "laptop", color: "#0f5fb8" },
  "outlook-ios": { glyph: "phone", color: "#0f5fb8" },
  office365: { glyph: "cloud", color: "#b33a1a" },
  "apple-mail": { glyph: "letterOpen", color: "#0a6fd1" },
  "apple-device": { glyph: "phone", color: "#4b5a60" },
  thunderbird: { glyph: "bird", color: "#154a9e" },
  yahoo: { glyph: "exclamation", color: "#6001d2" },
  spark: { glyph: "plane", color: "#0b7a8f" },
  source: { glyph: "source", color: "#0b1f24" },
};

/** A mail client's tile: white lines on its colour, in both themes. */
export function ClientMark({ guide: { id } }: { guide: Pick<InstallGuide, "id"> }) {
  const { glyph, color } = MARKS[id] ?? { glyph: "letter", color: "#4b5a60" };
  return (
    <svg
      viewBox="-4 -4 32 32"
      className="size-8 shrink-0 rounded-control ring-1 ring-white/20"
      style={{ background: color }}
      fill="none"
      stroke="#ffffff"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[glyph]} />
    </svg>
  );
}
