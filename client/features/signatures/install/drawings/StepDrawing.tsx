import { t } from "#shared/languages/translate.ts";
import { HEIGHT, layOut, type Piece, ROOMS, textWidth, WIDTH } from "./layout.ts";
import type { Frame, Scene } from "./scene.ts";

/** A sketch of one step. The words beside it say the same, so it is silent for those who listen. */
export function StepDrawing({ scene }: { scene: Scene }) {
  const pieces = layOut(scene);
  const isTouch = scene.frame === "phone" || scene.frame === "tablet";
  const targets = pieces.filter(({ isTarget }) => isTarget);
  const last = targets.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full rounded-control bg-bg-muted"
      fontSize="8.5"
      strokeWidth="1"
      aria-hidden="true"
    >
      {isTouch ? <Device frame={scene.frame} /> : <Window frame={scene.frame} />}
      {pieces.map((piece) => (
        <PieceDrawing key={`${piece.kind} ${piece.x} ${piece.y}`} {...piece} />
      ))}
      {targets.map((piece) => (
        <Ring key={`${piece.x} ${piece.y}`} {...piece} />
      ))}
      {last && <Pointer {...last} isTouch={isTouch} />}
    </svg>
  );
}

/** Things in lists stand close together, and the ring must not run over their neighbours. */
const LISTED = ["row", "file", "item", "column"];

function Ring({ kind, x, y, width, height }: Piece) {
  const gap = LISTED.includes(kind) ? 0 : 2;
  return (
    <rect
      x={x - gap}
      y={y - gap}
      width={width + 2 * gap}
      height={height + 2 * gap}
      rx="5"
      className="fill-none stroke-primary"
      strokeWidth="1.75"
    />
  );
}

function Window({ frame }: { frame: Frame }) {
  return (
    <>
      <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT + 20} rx="8" className="fill-surface stroke-control" />
      <path d={`M1 17.5H${WIDTH - 1}`} className="stroke-line" />
      {[11, 19, 27].map((x) => (
        <circle key={x} cx={x} cy="9.5" r="2.5" className="fill-line" />
      ))}
      {frame === "browser" && (
        <rect x="50" y="4.5" width="100" height="9.5" rx="4.75" className="fill-bg-muted stroke-line" />
      )}
    </>
  );
}

function Device({ frame }: { frame: Frame }) {
  const { x, width } = ROOMS[frame];
  const [left, right] = [x - 8, x + width + 8];
  return (
    <>
      <path
        d={`M${left} ${HEIGHT}V18a14 14 0 0 1 14-14H${right - 14}a14 14 0 0 1 14 14V${HEIGHT}`}
        className="fill-surface stroke-control"
        strokeWidth="1.5"
      />
      <rect x={WIDTH / 2 - 12} y="9" width="24" height="3.5" rx="1.75" className="fill-line" />
    </>
  );
}

/** The arrow of a mouse, or the spot of a finger, a little off the words. */
function Pointer({ x, y, width, height, isTouch }: Piece & { isTouch: boolean }) {
  const [right, bottom] = [Math.min(x + width - 4, WIDTH - 14), y + height / 2];
  if (isTouch) return <circle cx={right} cy={bottom} r="8" className="fill-primary opacity-40" />;
  return (
    <path
      d="M0 0v12l3-2.6 2 4.6 2.4-1-2-4.6 4-.2z"
      transform={`translate(${right} ${bottom})`}
      className="fill-ink stroke-surface"
      strokeLinejoin="round"
    />
  );
}

/** Words on the middle of their line. */
function Words({
  x,
  y,
  height,
  text,
  className = "fill-ink",
}: Pick<Piece, "x" | "y" | "height"> & { text: string; className?: string }) {
  return (
    <text x={x} y={y + height / 2 + 3} className={className}>
      {text}
    </text>
  );
}

function PieceDrawing(piece: Piece) {
  const { x, y, width, height } = piece;
  switch (piece.kind) {
    case "title":
      return <Words {...piece} className="fill-ink font-semibold" />;
    case "menuTitle":
      return (
        <>
          <rect x={x} y={y} width={width} height={height} rx="3" className="fill-brand-soft" />
          <Words {...piece} x={x + 6} className="fill-on-brand-soft" />
          {[12, 40, 68].map((offset) => (
            <rect key={offset} x={x + width + offset} y={y + 5} width="20" height="4" rx="2" className="fill-line" />
          ))}
        </>
      );
    case "panel":
      return <rect x={x} y={y} width={width} height={height} rx="4" className="fill-surface-raised stroke-control" />;
    case "sidebar":
      return <rect x={x} y={y} width={width} height={height} rx="4" className="fill-bg-muted" />;
    case "item":
      return <Words {...piece} x={x + 8} />;
    case "column":
      return <Words {...piece} x={x + 6} className="fill-ink-muted" />;
    case "tab":
      return (
        <>
          <Words {...piece} x={x + 5} className="fill-ink-muted" />
          <path d={`M${x} ${y + height}h${width}`} className="stroke-line" />
        </>
      );
    case "row":
      return (
        <>
          <Words {...piece} x={x + 4} />
          <path d={`m${x + width - 9} ${y + 5} 3.5 3.5-3.5 3.5`} className="fill-none stroke-ink-subtle" />
          <path d={`M${x} ${y + height}h${width}`} className="stroke-line" />
        </>
      );
    case "file":
      return <FileRow {...piece} text={piece.text} />;
    case "button":
      return (
        <>
          <rect x={x} y={y} width={width} height={height} rx="4" className="fill-surface-raised stroke-control" />
          <text x={x + width / 2} y={y + 11} textAnchor="middle" className="fill-ink font-medium">
            {piece.text}
          </text>
        </>
      );
    case "field":
      return (
        <>
          <rect x={x} y={y} width={width} height={height} rx="4" className="fill-bg stroke-control" />
          <Words {...piece} x={x + 6} />
        </>
      );
    case "check":
      return (
        <>
          <rect
            x={x + 1}
            y={y + 2}
            width="9"
            height="9"
            rx="2"
            className={piece.isOn ? "fill-primary stroke-primary" : "fill-bg stroke-control"}
          />
          {piece.isOn && (
            <path d={`m${x + 3} ${y + 6.5} 2 2 3.5-4`} className="fill-none stroke-on-primary" strokeWidth="1.5" />
          )}
          <Words {...piece} x={x + 15} />
        </>
      );
    case "switch":
      return (
        <>
          <Words {...piece} x={x + 4} />
          <rect
            x={x + width - 25}
            y={y + 2.5}
            width="20"
            height="11"
            rx="5.5"
            className={piece.isOn ? "fill-primary" : "fill-control"}
          />
          <circle cx={x + width - (piece.isOn ? 10.5 : 19.5)} cy={y + 8} r="4" className="fill-surface" />
        </>
      );
    case "choice": {
      const left = x + Math.max(textWidth(piece.text) + 12, width * 0.42);
      return (
        <>
          <Words {...piece} x={x + 4} className="fill-ink-muted" />
          <rect x={left} y={y} width={x + width - left} height={height} rx="4" className="fill-bg stroke-control" />
          <Words {...piece} x={left + 5} text={t(piece.value)} />
          <path d={`m${x + width - 11} ${y + 6.5} 3 3 3-3`} className="fill-none stroke-ink-subtle" />
        </>
      );
    }
    case "sign":
      return <Sign x={x} y={y} name={piece.text} />;
    case "box":
      return <Box {...piece} holds={piece.holds} keys={piece.keys} />;
    case "gesture":
      return piece.which === "shake" ? <Shake /> : <Swipe {...piece} />;
  }
}

const SIGNS: Record<string, string> = {
  gear: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6M8 2v2M8 12v2M2 8h2M12 8h2M3.8 3.8l1.4 1.4M10.8 10.8l1.4 1.4M12.2 3.8l-1.4 1.4M5.2 10.8l-1.4 1.4",
  menu: "M3 5h10M3 8h10M3 11h10",
  plus: "M8 3v10M3 8h10",
  back: "M3 5v4h4M3.5 8.5C5 5 11 4 13 9",
};

const Sign = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <path
    d={SIGNS[name]}
    transform={`translate(${x} ${y})`}
    className="fill-none stroke-ink"
    strokeWidth="1.4"
    strokeLinecap="round"
  />
);

function FileRow({ x, y, width, height, text }: Piece & { text: string }) {
  const isFolder = !text.includes(".");
  return (
    <>
      <path
        d={isFolder ? "M1 4.5V3h4l1.5 1.5H13V12H1z" : "M3 1.5h5l3 3v9H3z"}
        transform={`translate(${x + 3} ${y + 1})`}
        className={isFolder ? "fill-brand-soft stroke-primary" : "fill-bg stroke-control"}
        strokeLinejoin="round"
      />
      <Words x={x + 22} y={y} height={height} text={text} />
      <path d={`M${x} ${y + height}h${width}`} className="stroke-line" />
    </>
  );
}

type BoxProps = Extract<Piece, { kind: "box" }>;

function Box({ x, y, width, height, holds, keys }: BoxProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="4" className="fill-bg stroke-control" />
      <g transform={`translate(${x + 7} ${y + 7})`}>
        <Content holds={holds} />
      </g>
      {keys.map((key, index) => {
        const left = x + width - 8 - (keys.length - index) * 26;
        return (
          <g key={key}>
            <rect
              x={left}
              y={y + height - 21}
              width="23"
              height="15"
              rx="3.5"
              className="fill-surface-raised stroke-control"
            />
            <text x={left + 11.5} y={y + height - 10.5} textAnchor="middle" className="fill-ink font-medium">
              {key === "Ctrl" ? t("Ctrl") : key}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Content({ holds }: Pick<BoxProps, "holds">) {
  switch (holds) {
    case "nothing":
      return <path d="M1 0v11" className="stroke-ink" />;
    case "old":
      return (
        <>
          <rect x="-2" y="-1" width="74" height="12" className="fill-brand-soft" />
          <Words x={0} y={0} height={10} text={t("Sent from my …")} className="fill-on-brand-soft" />
        </>
      );
    case "source":
      return (
        <g className="fill-ink-muted font-mono" fontSize="8">
          <text y="7">{"<table …>"}</text>
          <text x="8" y="18">
            {"<tr><td …>"}
          </text>
          <text x="8" y="29">
            …
          </text>
        </g>
      );
    case "broken":
      return (
        <g className="fill-line">
          <rect width="17" height="28" rx="2" />
          <rect x="26" y="14" width="52" height="5" />
          <rect x="2" y="33" width="36" height="4" />
        </g>
      );
    case "signature":
      return (
        <>
          <circle cx="13" cy="13" r="13" className="fill-brand-soft" />
          <circle cx="13" cy="10" r="4.5" className="fill-primary" />
          <path d="M5 21a8 7 0 0 1 16 0a13 13 0 0 1-16 0" className="fill-primary" />
          <rect x="34" y="2" width="46" height="5" rx="2" className="fill-primary" />
          <rect x="34" y="11" width="34" height="3.5" rx="1.75" className="fill-control" />
          <rect x="34" y="18" width="40" height="3.5" rx="1.75" className="fill-control" />
        </>
      );
  }
}

const Shake = () => (
  <path
    d="M27 44q-5 18 0 36M18 38q-7 24 0 48M173 44q5 18 0 36M182 38q7 24 0 48"
    className="fill-none stroke-primary"
    strokeWidth="2"
    strokeLinecap="round"
  />
);

const Swipe = ({ x, y, width }: Piece) => (
  <g transform={`translate(${x + width / 2} ${y + 6})`}>
    {[0, 14, 28].map((top) => (
      <g key={top}>
        <circle cx="36" cy={top} r="6" className="fill-primary opacity-40" />
        <path d={`M24 ${top}h-56m6-4-6 4 6 4`} className="fill-none stroke-primary" strokeWidth="1.5" />
      </g>
    ))}
  </g>
);
