import { Suspense } from "react";
import { useApp } from "#client/lib/context.tsx";
import { fetchPicture } from "#client/lib/http.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import type { Shape } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { ANY_PICTURE, type PictureLimits } from "../pictures/pictureFile.ts";
import type { AltRules, CropResult } from "./CropDialog.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { OwnPictures } from "./OwnPictures.tsx";
import type { Aspect } from "./pictureSlots.ts";
import { usePicking } from "./usePicking.ts";

const CropDialog = lazyPart(async () => (await import("./CropDialog.tsx")).CropDialog);

type Props = {
  /** what it will be, for the dialog: "photo" */
  name: string;
  /** "Choose photo" */
  label: string;
  limits?: PictureLimits;
  aspects: readonly Aspect[];
  /** the shape to start with; null where the picture has no shape to choose */
  shape?: Shape | null;
  /** asks for the alternative text together with the crop */
  alt?: AltRules | null;
  /** why the last one was not accepted elsewhere */
  refusal?: string | null | undefined;
  /** the field it belongs to */
  path?: string;
  /** whether what the person has brought before is offered, to be cropped as a file is */
  offersOwn?: boolean;
  onUse(file: File, result: CropResult): Promise<void>;
};

/** Chooses a picture from the computer and the part of it that is shown. */
export function PicturePicker({
  name,
  label,
  limits = ANY_PICTURE,
  aspects,
  shape = null,
  alt = null,
  refusal,
  path,
  offersOwn = true,
  onUse,
}: Props) {
  const { site } = useApp();
  const { picked, problem, isBusy, pick, use, close } = usePicking(limits, onUse);
  return (
    <>
      <FileDrop label={label} isBusy={isBusy} path={path} onFile={pick} />
      {offersOwn && (
        <OwnPictures
          name={name}
          choose={async ({ url }) => {
            const file = await fileOf(site.imageHost + url);
            return () => void pick(file);
          }}
        />
      )}
      {(problem ?? refusal) && <InlineAlert kind="danger">{problem ?? refusal}</InlineAlert>}
      {picked && (
        <Suspense fallback={<OnItsWay />}>
          <CropDialog
            picture={picked}
            title={t("Crop {name}", { name })}
            aspects={aspects}
            shape={shape}
            alt={alt}
            onDone={use}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** A hosted picture as if it came from the computer, without a name: its hosted one says nothing. @throws ApiError */
async function fileOf(address: string): Promise<File> {
  const picture = await fetchPicture(address);
  return new File([picture], "", { type: picture.type });
}
