import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { drawingProblem } from "#client/features/drawings/drawings.ts";
import { useDrawing } from "#client/features/drawings/useDrawing.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import { banner } from "#shared/drawings/endpoints.ts";
import { MAX_IMAGE_WIDTH } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { WHOLE } from "../../pictures/pictures.ts";
import { useEditing } from "../../session/EditingContext.tsx";
import { BannerForm } from "./BannerForm.tsx";
import { BannerGrid } from "./BannerGrid.tsx";
import { type BannerDesign, type FilledBanner, filled, wordsOf } from "./banner.ts";
import { useGallery } from "./useGallery.ts";

type Props = {
  /** chosen already; null opens all of them */
  first: BannerDesign | null;
  onClose(): void;
};

/** A banner of one's own from a ready design: choose, write, colour, use. */
export function BannerDialog({ first, onClose }: Props) {
  const { draw, keepPicture, changeAtOnce } = useEditing();
  const gallery = useGallery();
  const [design, setDesign] = useState(first);
  const [body, setBody] = useState<FilledBanner | null>(first && filled(first));
  const drawing = useDrawing(banner, body);
  const [category, setCategory] = useState(0);
  const use = useMutation({
    mutationFn: async (filledIn: FilledBanner) => {
      const { file, widthPx, heightPx } = await draw(banner, filledIn);
      const path = await keepPicture({ file, crop: WHOLE }, widthPx, heightPx);
      changeAtOnce(({ media, design: look }) => {
        media.banner = path;
        media.bannerAlt = wordsOf(filledIn).slice(0, MAX_LINE_LENGTH);
        // As wide as it was designed: its letters were measured for that.
        look.bannerWidth = Math.min(MAX_IMAGE_WIDTH, Math.round(widthPx / DRAWING_DENSITY));
      });
    },
    onSuccess: onClose,
  });

  const choose = (chosen: BannerDesign | null) => {
    setDesign(chosen);
    setBody(chosen && filled(chosen));
    use.reset();
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="large"
      title={design ? t(design.name) : t("Make a banner")}
      description={design ? undefined : t("Choose a design. The words and colours are yours in the next step.")}
      actions={
        design && (
          <>
            <Button
              look="ghost"
              className="sm:mr-auto"
              icon={<ArrowLeft className="size-4" aria-hidden="true" />}
              onClick={() => choose(null)}
            >
              {t("All banners")}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button
              disabled={drawing.problem !== null}
              isLoading={use.isPending}
              onClick={() => body && use.mutate(body)}
            >
              {t("Use this banner")}
            </Button>
          </>
        )
      }
    >
      {gallery.error && (
        <RetryAlert retry={() => void gallery.refetch()} className="mt-4">
          {messageOf(gallery.error)}
        </RetryAlert>
      )}
      {gallery.isPending && (
        <div className="grid h-60 place-items-center">
          <Spinner label={t("Loading the banners")} />
        </div>
      )}
      {gallery.data && !design && (
        <BannerGrid
          categories={gallery.data.categories}
          category={category}
          onCategory={setCategory}
          onChoose={choose}
        />
      )}
      {design && body && <BannerForm design={design} body={body} drawing={drawing} onChange={setBody} />}
      {use.error && (
        <InlineAlert kind="danger" className="mt-4">
          {drawingProblem(use.error)}
        </InlineAlert>
      )}
    </Modal>
  );
}
