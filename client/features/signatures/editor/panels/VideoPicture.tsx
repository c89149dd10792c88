import { useMutation } from "@tanstack/react-query";
import { drawingProblem } from "#client/features/drawings/drawings.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { DRAWING_DENSITY, VIDEO_WIDTH_PX } from "#shared/drawings/constants.ts";
import { video } from "#shared/drawings/endpoints.ts";
import { findVideo } from "#shared/drawings/video.ts";
import { t } from "#shared/languages/translate.ts";
import { type AddonPictureProps, useAddonText, useTakePicture } from "../inputs/addonPictures.ts";
import type { CropResult } from "../inputs/CropDialog.tsx";
import { PicturePicker } from "../inputs/PicturePicker.tsx";
import { PNG_OR_JPEG } from "../pictures/pictureFile.ts";
import { WHOLE } from "../pictures/pictures.ts";
import { inlineData } from "../pictures/shapes.ts";
import { addonPath } from "../session/addonValues.ts";
import { useEditing } from "../session/EditingContext.tsx";

/** The thumbnail of a video with a play mark: from its address, or from a picture of the person's own. */
export function VideoPicture({ place, rules }: AddonPictureProps) {
  const url = useAddonText(place, "url").trim();
  const hasPicture = useAddonText(place, "image") !== "";
  const take = useTakePicture(place, rules);
  const { draw } = useEditing();
  const {
    mutate: get,
    isPending: isBusy,
    error,
  } = useMutation({
    mutationFn: async (body: { url: string } | { image: string }) => {
      const drawn = await draw(video, body);
      await take({ file: drawn.file, crop: WHOLE }, { ...drawn, density: DRAWING_DENSITY });
    },
  });
  const use = async (file: File, { crop }: CropResult) =>
    get({ image: await inlineData({ file, crop }, VIDEO_WIDTH_PX * DRAWING_DENSITY) });
  return (
    <>
      {findVideo(url) ? (
        <Button look="secondary" size="small" className="self-start" isLoading={isBusy} onClick={() => get({ url })}>
          {hasPicture ? t("Get the thumbnail again") : t("Get thumbnail")}
        </Button>
      ) : (
        <p className="text-13 text-ink-subtle">
          {t("A link to YouTube, Vimeo or Loom brings its own thumbnail. For any other, choose a picture.")}
        </p>
      )}
      {error && (
        <InlineAlert kind="warning">{`${drawingProblem(error)} ${t("Without a picture the video is a line of text.")}`}</InlineAlert>
      )}
      <PicturePicker
        name={t(rules.name)}
        label={hasPicture ? t("Choose another picture") : t("Choose a picture")}
        limits={PNG_OR_JPEG}
        aspects={rules.aspects}
        path={addonPath(place, "image")}
        onUse={use}
      />
    </>
  );
}
