import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";

type Own = { way: string; step: number };
const parts = new Map<string, ComponentType<Own>>();

/** The drawings of one guide, with what draws them; fetched once. */
function partOf(guide: string): ComponentType<Own> {
  const known = parts.get(guide);
  if (known) return known;
  const part = lazyPart<Own>(async () => {
    const [{ StepDrawing }, { loadDrawings }] = await Promise.all([
      import("./StepDrawing.tsx"),
      import("./drawings.ts"),
    ]);
    const drawings = await loadDrawings(guide);
    return ({ way, step }) => {
      const scene = drawings[way]?.[step];
      return scene && <StepDrawing scene={scene} />;
    };
  });
  parts.set(guide, part);
  return part;
}

/** The sketch beside a step. It comes after the page, and its place is kept until then. */
export function GuideDrawing({ guide, way, step }: Own & { guide: string }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const Drawing = partOf(guide);
  return (
    <div className="aspect-5/3 w-full rounded-control bg-bg-muted" aria-hidden="true">
      <Suspense>{isAlive && <Drawing way={way} step={step} />}</Suspense>
    </div>
  );
}
