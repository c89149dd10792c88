import type { EarlyPad, EarlyPoint } from "#client/lib/earlyInk.ts";

/** About as wide as the pad's own pen at first. */
const LINE_PX = 2.5;

/** Whoever begins to draw does not wait for the pad's script: strokes are shown plainly, and kept until it takes them. */
export function keepEarlyInk(begin: PointerEvent): void {
  const pad = begin.target as EarlyPad;
  const color = pad.dataset?.pad;
  if (color === undefined || pad.take || !begin.isPrimary || begin.button !== 0) return;
  const paper = pad.getContext("2d");
  if (!paper) return;
  pad.early ??= size(pad, paper);
  Object.assign(paper, { strokeStyle: color, lineWidth: LINE_PX, lineCap: "round", lineJoin: "round" });
  const corner = pad.getBoundingClientRect();
  const stroke: EarlyPoint[] = [];
  const draw = ({ clientX, clientY, pressure, timeStamp }: PointerEvent) => {
    const point = { x: clientX - corner.x, y: clientY - corner.y, pressure, time: performance.timeOrigin + timeStamp };
    const { x, y } = stroke.at(-1) ?? point;
    stroke.push(point);
    paper.beginPath();
    paper.moveTo(x, y);
    paper.lineTo(point.x, point.y);
    paper.stroke();
  };
  const end = () => {
    pad.removeEventListener("pointermove", draw);
    pad.removeEventListener("pointerup", end);
    pad.removeEventListener("pointercancel", end);
    if (pad.take) pad.take([stroke]);
    else pad.early?.push(stroke);
  };
  pad.setPointerCapture(begin.pointerId);
  pad.addEventListener("pointermove", draw);
  pad.addEventListener("pointerup", end);
  pad.addEventListener("pointercancel", end);
  draw(begin);
}

/** As dense as the screen. @returns the strokes so far: none */
function size(pad: EarlyPad, paper: CanvasRenderingContext2D) {
  pad.width = pad.offsetWidth * devicePixelRatio;
  pad.height = pad.offsetHeight * devicePixelRatio;
  paper.scale(devicePixelRatio, devicePixelRatio);
  return [];
}
