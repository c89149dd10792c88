import clsx from "clsx";
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { longDay, shortDay } from "../words.ts";
import { colorOf, MarkerShape } from "./MarkerShape.tsx";
import type { LineLook } from "./palette.ts";
import { countTicks, dayTicks, HEIGHT, pathOf, placeNear, shareAt, strokeOf, WIDTH } from "./plot.ts";

export type Line = { id: string; name: string; days: readonly number[]; look: LineLook };

type Props = {
  /** what is counted */
  label: string;
  dates: readonly string[];
  lines: readonly Line[];
  /** the day from which on numbers may still change */
  provisionalFrom: string;
};

const MOST_COUNTS = 4;
const MOST_DAYS = 10;
/** On a phone's width. */
const MOST_DAYS_SMALL = 4;
/** Lines that are read out for a day, and those in the box beside the cursor. */
const MOST_SAID = 8;
/** Room for the counts at the left. */
const AXIS_PX = 44;
/** A page of days, for the keys of that name. */
const PAGE = 7;

/**
 * Counts by day, a line each. The drawing is stretched to its place and the words are not, so the server's is the browser's
 * at every width. A pointer or the arrow keys move one cursor, at which all lines are read.
 */
export function LineChart({ label, dates, lines, provisionalFrom }: Props) {
  const [place, setPlace] = useState<number | null>(null);
  const count = dates.length;
  const drawn = useMemo(() => drawingOf(lines), [lines]);
  const top = drawn.ticks.at(-1) ?? 1;
  const stroke = strokeOf(lines.length * count);
  const named = dayTicks(dates, MOST_DAYS);
  const namedSmall = new Set(dayTicks(dates, MOST_DAYS_SMALL));
  const here = place === null ? null : readingAt(lines, place);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = count - 1;
    const from = place ?? last;
    const to: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - PAGE,
      PageUp: from + PAGE,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (event.key === "Escape") setPlace(null);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(Math.min(last, Math.max(0, next)));
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPlace(placeNear((event.clientX - left) / width, count));
  };
  const provisional = dates.findIndex((date) => date >= provisionalFrom);
  const now = place ?? count - 1;

  return (
    <div style={{ padding: `0 0 28px ${AXIS_PX}px` }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("{label}: day by day", { label })}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={now}
        aria-valuetext={spoken(dates[now] as string, here ?? readingAt(lines, now))}
        className="relative h-60 sm:h-64"
        style={{ cursor: "crosshair", touchAction: "pan-y" }}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={(event) => event.pointerType === "mouse" && setPlace(null)}
        onBlur={() => setPlace(null)}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
        >
          {drawn.ticks.map((tick) => (
            <path
              key={tick}
              d={`M0,${HEIGHT * (1 - tick / top)}H${WIDTH}`}
              className={tick === 0 ? "stroke-control" : "stroke-line"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {drawn.paths.map(({ id, path, look }) => (
            <path
              key={id}
              d={path}
              stroke={look.light}
              style={{ stroke: colorOf(look) }}
              strokeDasharray={stroke.isDashed ? look.dash : undefined}
              strokeWidth={stroke.width}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {place !== null && (
            <path
              d={`M${WIDTH * shareAt(place, count)},0V${HEIGHT}`}
              className="stroke-ink-subtle"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {drawn.ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="absolute -translate-y-1/2 text-right text-12 text-ink-subtle tabular-nums"
            style={{ left: -AXIS_PX, width: AXIS_PX - 8, top: `${100 * (1 - tick / top)}%` }}
          >
            {shortNumber(tick)}
          </span>
        ))}
        {lines.map(({ id, days, look }) => (
          <MarkerShape
            key={id}
            look={look}
            className="absolute"
            style={{ left: "100%", translate: "-50% -50%", top: `${100 * (1 - (days.at(-1) ?? 0) / top)}%` }}
          />
        ))}
        {named.map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className={clsx(
              "absolute top-full mt-2 text-12 whitespace-nowrap text-ink-subtle",
              !namedSmall.has(at) && "max-sm:hidden",
            )}
            style={{ left: `${100 * shareAt(at, count)}%`, translate: `${-100 * shareAt(at, count)}%` }}
          >
            {shortDay(dates[at] as string)}
          </span>
        ))}
        {[...namedSmall]
          .filter((at) => !named.includes(at))
          .map((at) => (
            <span
              key={`small ${at}`}
              aria-hidden="true"
              className="absolute top-full mt-2 text-12 whitespace-nowrap text-ink-subtle sm:hidden"
              style={{ left: `${100 * shareAt(at, count)}%`, translate: `${-100 * shareAt(at, count)}%` }}
            >
              {shortDay(dates[at] as string)}
            </span>
          ))}
        {here && place !== null && (
          <Reading
            day={dates[place] as string}
            isProvisional={provisional >= 0 && place >= provisional}
            here={here}
            share={shareAt(place, count)}
          />
        )}
      </div>
    </div>
  );
}

type Reading = { rows: { id: string; name: string; count: number; look: LineLook }[]; rest: number };

/** The lines of a day, the highest first. */
function readingAt(lines: readonly Line[], place: number): Reading {
  const rows = lines
    .map(({ id, name, days, look }) => ({ id, name, look, count: days[place] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return { rows: rows.slice(0, MOST_SAID), rest: Math.max(0, rows.length - MOST_SAID) };
}

const more = (count: number) => t("{count, plural, one {# more line} other {# more lines}}", { count });

const spoken = (date: string, { rows, rest }: Reading) =>
  [
    `${longDay(date)}:`,
    [...rows.map(({ name, count }) => `${name} ${formatNumber(count)}`), ...(rest > 0 ? [more(rest)] : [])].join(", "),
  ].join(" ");

type ReadingProps = { day: string; isProvisional: boolean; here: Reading; share: number };

/** The box beside the cursor, on the side where there is room. */
function Reading({ day, isProvisional, here: { rows, rest }, share }: ReadingProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 z-10 w-56 rounded-control bg-surface-raised p-3 text-13 shadow-3"
      style={{
        left: `${100 * share}%`,
        transform: share > 0.5 ? "translateX(calc(-100% - 12px))" : "translateX(12px)",
      }}
    >
      <p className="font-medium">{longDay(day)}</p>
      {isProvisional && <p className="text-12 text-ink-subtle">{t("Provisional")}</p>}
      <ul className="mt-1.5 space-y-1">
        {rows.map(({ id, name, count, look }) => (
          <li key={id} className="flex items-center gap-2">
            <MarkerShape look={look} className="shrink-0" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="font-medium tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1 text-12 text-ink-subtle">{more(rest)}</p>}
    </div>
  );
}

function drawingOf(lines: readonly Line[]) {
  const highest = lines.reduce((most, { days }) => Math.max(most, ...days), 0);
  const ticks = countTicks(highest, MOST_COUNTS);
  const top = ticks.at(-1) ?? 1;
  return { ticks, paths: lines.map(({ id, days, look }) => ({ id, look, path: pathOf(days, top) })) };
}

/** `12000` -> `12k`; the axis has little room. */
const shortNumber = (count: number) =>
  count < 10_000
    ? formatNumber(count)
    : count < 1e6
      ? `${formatNumber(count / 1000)}k`
      : `${formatNumber(count / 1e6)}M`;
