import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { video } from "#shared/drawings/endpoints.ts";
import { findVideo } from "#shared/drawings/video.ts";
import { WHOLE } from "../editor/pictures.ts";
import { type AddonPictureProps, useAddonText, useTakePicture } from "./addonPictures.ts";
import { useDrawOnce } from "./useDrawing.ts";

/** The thumbnail of a video from its address, with a play mark. */
export function VideoPicture({ place, rules }: AddonPictureProps) {
  const url = useAddonText(place, "url");
  const hasPicture = useAddonText(place, "image") !== "";
  const take = useTakePicture(place, rules);
  const { draw, isBusy, problem } = useDrawOnce(video);
  const get = async () => {
    const drawn = await draw({ url: url.trim() });
    if (drawn) await take({ file: drawn.file, crop: WHOLE }, { ...drawn, density: 2 });
  };
  if (!findVideo(url)) {
    return (
      <p className="text-13 text-ink-subtle">
        Videos of YouTube, Vimeo and Loom get their thumbnail with a play mark; any other can have a picture of yours.
      </p>
    );
  }
  return (
    <>
      <Button look="secondary" size="small" className="self-start" isLoading={isBusy} onClick={() => void get()}>
        {hasPicture ? "Get the thumbnail again" : "Get thumbnail"}
      </Button>
      {problem && (
        <InlineAlert kind="warning">{`${problem} Without it the video is a line of text that leads there.`}</InlineAlert>
      )}
    </>
  );
}
