import clsx from "clsx";
import { type Drawing, useBlobUrl } from "#client/features/drawings/useDrawing.ts";
import { ColorField } from "#client/ui/ColorField.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { useTemplateColors } from "../../inputs/useTemplateColors.ts";
import { type BannerDesign, type FilledBanner, wordsOf } from "./banner.ts";

type Props = {
  design: BannerDesign;
  body: FilledBanner;
  /** the picture of `body` */
  drawing: Drawing;
  onChange(body: FilledBanner): void;
};

/** The words and colours of one banner, and the picture they make. */
export function BannerForm({ design, body, drawing, onChange }: Props) {
  const { drawn, isBusy, problem, retry } = drawing;
  const url = useBlobUrl(drawn?.file);
  const swatches = useTemplateColors();
  const { widthPx, heightPx } = design;
  return (
    <div className="mt-4 flex flex-col gap-5">
      <div
        className="sticky top-0 z-10 mx-auto grid w-full place-items-center overflow-hidden rounded-control bg-bg-muted ring-1 ring-line"
        style={{ aspectRatio: `${widthPx} / ${heightPx}`, maxWidth: widthPx }}
      >
        {url && (
          <img
            src={url}
            alt={t("The banner as it is now: {words}", { words: wordsOf(body) })}
            width={widthPx}
            height={heightPx}
            className={clsx("size-full object-contain transition-opacity", isBusy && "opacity-60")}
          />
        )}
        {!url && isBusy && <Spinner label={t("Drawing the banner")} />}
      </div>
      {problem && <RetryAlert retry={retry}>{problem}</RetryAlert>}
      {drawn?.missing && (
        <InlineAlert kind="warning">
          {t("No font has {letters}; these letters are left out.", { letters: drawn.missing })}
        </InlineAlert>
      )}
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {design.texts.map(({ key, label, maxLength }) => (
          <Input
            key={key}
            label={t(label)}
            size="small"
            autoComplete="off"
            value={body.texts[key] ?? ""}
            maxLength={maxLength}
            counter={`${(body.texts[key] ?? "").length}/${maxLength}`}
            onChange={(event) => onChange({ ...body, texts: { ...body.texts, [key]: event.target.value } })}
          />
        ))}
      </div>
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {design.colors.map(({ key, label, value }) => (
          <ColorField
            key={key}
            label={t(label)}
            value={body.colors[key] === value ? null : (body.colors[key] ?? null)}
            fallback={value}
            swatches={swatches}
            onChange={(color) => onChange({ ...body, colors: { ...body.colors, [key]: color ?? value } })}
          />
        ))}
      </div>
    </div>
  );
}
