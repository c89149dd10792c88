import { Images } from "lucide-react";
import { Suspense, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { inSentence } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { OwnPicturesProps } from "./OwnPicturesDialog.tsx";

// The button is there at once, so that nothing below it moves while somebody presses.
const OwnPicturesDialog = queryPart(async () => (await import("./OwnPicturesDialog.tsx")).OwnPicturesDialog);

/** Offers again what the person has brought before. Nothing for guests, who have nothing. */
export function OwnPictures(props: OwnPicturesProps) {
  const isSignedIn = useSession() !== null;
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return null;
  const name = inSentence(props.name);
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className="self-start"
        icon={<Images className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("Your pictures")}
        <span className="sr-only"> {t("for {name}", { name })}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={<OnItsWay />}>
          <OwnPicturesDialog {...props} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
