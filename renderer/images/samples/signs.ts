import type { Handwriting } from "#shared/drawings/schema.ts";

/** How people of ready designs sign, by their profession. */
export const SAMPLE_SIGNS: Readonly<Record<string, Pick<Handwriting, "text" | "font" | "color">>> = {
  architect: { text: "Tomás Rivera", font: "Reenie Beanie", color: "#a2692f" },
  artist: { text: "Noor", font: "Homemade Apple", color: "#b44a86" },
  coach: { text: "Priya", font: "Caveat", color: "#1f8d7c" },
  florist: { text: "Elise Laurent", font: "Allura", color: "#b5487f" },
  founder: { text: "Ravi M.", font: "Marck Script", color: "#6b5ff7" },
  lawyer: { text: "Margaret Boyle", font: "Herr Von Muellerhoff", color: "#7d8790" },
  musician: { text: "Theo Martin", font: "Sacramento", color: "#a8505f" },
  teacher: { text: "Laura Whitfield", font: "Dancing Script", color: "#6f8436" },
};
