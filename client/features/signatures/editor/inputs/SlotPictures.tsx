import { useApp } from "#client/lib/context.tsx";
import { fetchPicture } from "#client/lib/http.ts";
import type { Shape } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import type { OwnPicture } from "#shared/pictures/schema.ts";
import { inkOf } from "../pictures/logoInk.ts";
import { WHOLE } from "../pictures/pictures.ts";
import { useEditing } from "../session/EditingContext.tsx";
import { OwnPictures } from "./OwnPictures.tsx";
import type { PictureSlot } from "./pictureSlots.ts";

/** One's own pictures for photo, logo or banner: one gets onto the signature as it is, in one step of the history. */
export function SlotPictures({ slot: { type, title }, shape }: { slot: PictureSlot; shape: Shape }) {
  const { site } = useApp();
  const { changeAtOnce, shaper } = useEditing();
  const choose = async ({ url }: OwnPicture) => {
    await shaper.prepare(url, shape);
    const ink = type === "photo2" ? await inkOf({ file: await fetchPicture(site.imageHost + url), crop: WHOLE }) : null;
    return () =>
      changeAtOnce(({ media }) => {
        media[type] = url;
        // It was the other picture's; what would be said anyway stands in its place.
        media[`${type}Alt`] = "";
        if (type === "photo2") media.photo2Ink = ink;
      });
  };
  return <OwnPictures name={t(title)} note={t("Nothing is uploaded again.")} choose={choose} />;
}
