import { useMutation } from "@tanstack/react-query";
import { drawingProblem } from "#client/features/drawings/drawings.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { DRAWING_DENSITY, SIGNATURE_QR_PX } from "#shared/drawings/constants.ts";
import { qr } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { type AddonPictureProps, useAddonText, useRemovePicture, useTakePicture } from "../inputs/addonPictures.ts";
import { WHOLE } from "../pictures/pictures.ts";
import { useEditing } from "../session/EditingContext.tsx";

/** A QR code of the addon's link. `qrOf` keeps the address that the code leads to. */
export function QrPicture({ place, rules }: AddonPictureProps) {
  const link = safeUrl(useAddonText(place, "url"));
  const isOn = useAddonText(place, "image") !== "";
  const shown = useAddonText(place, "qrOf");
  const take = useTakePicture(place, rules);
  const { draw } = useEditing();
  const {
    mutate: make,
    isPending: isBusy,
    error,
  } = useMutation({
    mutationFn: async (text: string) => {
      const drawn = await draw(qr, { text, sizePx: SIGNATURE_QR_PX });
      await take({ file: drawn.file, crop: WHOLE }, { ...drawn, density: DRAWING_DENSITY }, { qrOf: text });
    },
  });
  const remove = useRemovePicture(place, rules);
  return (
    <>
      <Switch
        label={t("QR code of the link")}
        hint={link ? t("Readers scan it from their screen.") : t("Enter the link first.")}
        checked={isOn || isBusy}
        disabled={!link && !isOn}
        onChange={(isWanted) => (isWanted ? link && make(link) : remove())}
      />
      {isOn && shown !== link && (
        <InlineAlert
          kind="warning"
          actions={
            link && (
              <Button look="secondary" size="small" isLoading={isBusy} onClick={() => make(link)}>
                {t("Draw it again")}
              </Button>
            )
          }
        >
          {shown
            ? t("The code still leads to {address}.", { address: shown })
            : t("The code still leads to another page.")}
        </InlineAlert>
      )}
      {error && <InlineAlert kind="danger">{drawingProblem(error)}</InlineAlert>}
    </>
  );
}
