import { PenLine } from "lucide-react";
import { Suspense, useState } from "react";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import { type AddonPictureProps, useAddonText } from "../inputs/addonPictures.ts";
import { addonPath } from "../session/addonValues.ts";

const SignDialog = queryPart(async () => (await import("./sign/SignDialog.tsx")).SignDialog);

/** The way to a sign that looks the same in every mail program: drawn, typed or uploaded. */
export function SignPicture({ place, rules }: AddonPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const hasPicture = useAddonText(place, "image") !== "";
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<PenLine className="size-4" aria-hidden="true" />}
        data-field={addonPath(place, "image")}
        onClick={() => setOpen(true)}
      >
        {hasPicture ? t("Make another sign") : t("Draw, type or upload")}
      </Button>
      <p className="text-13 text-ink-subtle">
        {hasPicture
          ? t("Where pictures are not shown, readers see the text.")
          : t("Until then mail programs show the text in whatever handwriting they have.")}
      </p>
      {isOpen && (
        <Suspense fallback={<OnItsWay />}>
          <SignDialog place={place} rules={rules} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
