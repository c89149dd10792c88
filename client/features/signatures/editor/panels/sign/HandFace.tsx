import { sampleOf } from "#client/features/drawings/sign/typed.ts";
import { useBlobUrl, useDrawing } from "#client/features/drawings/useDrawing.ts";
import type { HandwritingFont } from "#shared/catalog/handwriting.ts";
import { handwriting } from "#shared/drawings/endpoints.ts";

/** Words as a hand writes them, in the colour of the text around; without words, or until they are drawn, its name. */
export function HandFace({ font, text }: { font: HandwritingFont; text: string }) {
  const { drawn } = useDrawing(handwriting, sampleOf({ font, text: text.trim() || font }));
  const url = useBlobUrl(drawn?.missing ? null : drawn?.file);
  if (!url) return font;
  return (
    <span className="flex items-center gap-2">
      <span
        className="h-8 min-w-0 flex-1 bg-current forced-color-adjust-none"
        style={{ mask: `url("${url}") left / contain no-repeat` }}
      />
      <span className="text-12 text-ink-subtle">{font}</span>
    </span>
  );
}
