import { useBlobUrl } from "#client/features/drawings/useDrawing.ts";
import type { Crop } from "#shared/images/crop.ts";
import { t } from "#shared/languages/translate.ts";

type Props = { file: File; crop: Crop };

/** The kept part of a picture, as large as it may be shown, and as small. */
export function IconSample({ file, crop }: Props) {
  const url = useBlobUrl(file);
  if (!url) return null;
  return (
    <div className="flex items-end gap-4 rounded-control bg-white p-3 ring-1 ring-line">
      {[48, 22].map((sidePx) => (
        <span key={sidePx} className="relative block overflow-hidden" style={{ width: sidePx, height: sidePx }}>
          <img
            src={url}
            alt={sidePx === 48 ? t("The icon") : ""}
            className="absolute max-w-none"
            style={{
              width: sidePx / crop.width,
              height: sidePx / crop.height,
              left: (-crop.x * sidePx) / crop.width,
              top: (-crop.y * sidePx) / crop.height,
            }}
          />
        </span>
      ))}
    </div>
  );
}
