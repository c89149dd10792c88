import { t } from "#shared/languages/translate.ts";
import { HEIGHT, pathOf, WIDTH } from "../chart/plot.ts";

const LINES = [
  [3, 5, 4, 8, 9, 4, 3, 6, 9, 11, 12, 9, 5, 6, 10, 13, 15, 14, 9, 7, 12, 16, 17, 15, 18, 11, 9, 15],
  [1, 2, 2, 3, 3, 1, 1, 2, 4, 3, 5, 4, 2, 2, 4, 6, 5, 7, 4, 3, 5, 7, 8, 6, 9, 5, 4, 7],
] as const;

/** A chart as it will look, greyed out: there is nothing to read in it. */
export const Example = () => (
  <figure>
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-40 w-full opacity-60"
      fill="none"
      aria-hidden="true"
    >
      {[0, 0.5, 1].map((share) => (
        <path
          key={share}
          d={`M0,${HEIGHT * share}H${WIDTH}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {LINES.map((days) => (
        <path
          key={days[0]}
          d={pathOf(days, 20)}
          className="stroke-control"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
    <figcaption className="mt-2 text-12 text-ink-subtle">{t("An example")}</figcaption>
  </figure>
);
