import { dismissToast, showToast } from "#client/lib/toasts.ts";
import { draw } from "#renderer/signature/draw.ts";
import { needsPlate } from "#shared/images/logoInk.ts";
import { BACKED_BY, BACKINGS } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import type { Content, Design, SignatureInput } from "#shared/signatures/schema.ts";
import type { Change, EditorStore } from "./store.ts";

/** On what it depends which ground the logo stands on. */
const GROUNDS = [
  "templateId",
  "templateVersion",
  "fontColor",
  "templateBackground",
  "isTemplateBackgroundEnabled",
] as const satisfies readonly (keyof Design)[];

/**
 * A white plate behind a logo that its new ground would swallow, and none any more where it came by itself and is not
 * needed; in the same step as the picture, the layout or the colour. What a person chose is left alone.
 */
export function withLogoPlate(before: SignatureInput, after: SignatureInput): SignatureInput {
  const { design, media } = after;
  const isSame = media.photo2 === before.media.photo2 && GROUNDS.every((key) => design[key] === before.design[key]);
  if (isSame || isChosen(design)) return after;
  const isNeeded = media.photo2 !== null && needsPlate(media.photo2Ink, groundOf(after));
  if (isNeeded === isByItself(after)) return after;
  const [logoGround, logoGroundBy] = isNeeded ? [BACKINGS.plate, BACKED_BY.itself] : [BACKINGS.none, BACKED_BY.nobody];
  return { ...after, design: { ...design, logoGround, logoGroundBy } };
}

/** What is behind the logo from now on, whatever else would come by itself. */
export const chooseBacking =
  (backing: number): Change =>
  ({ design }) => {
    design.logoGround = backing;
    design.logoGroundBy = BACKED_BY.person;
  };

const isByItself = ({ design }: SignatureInput) => design.logoGroundBy === BACKED_BY.itself;

/** Before it was noted who wants it so, only a person could have. */
const isChosen = ({ logoGround, logoGroundBy }: Design) =>
  logoGroundBy === BACKED_BY.person || (logoGroundBy === BACKED_BY.nobody && logoGround !== BACKINGS.none);

/** Colour of the plate that the logo stands on; null for the mail's own ground. Only drawing it tells. */
const groundOf = (content: Content) => draw(content, { imageHost: "" }, null).sheet.grounds.logo;

/**
 * Lets the plate come and go with every change, and says so when it came: not of a draft that had it already.
 * @returns what ends it
 */
export function followLogo(editor: EditorStore): () => void {
  let notice: number | null = null;
  let made: SignatureInput | null = null;
  editor.follow((before, after) => {
    made = withLogoPlate(before, after);
    return made;
  });
  let wasByItself = isByItself(editor.document());
  const stop = editor.api.subscribe(({ document }) => {
    if (isByItself(document) === wasByItself) return;
    wasByItself = !wasByItself;
    if (notice !== null) dismissToast(notice);
    notice = wasByItself && document === made ? offer() : null;
  });

  function offer(): number {
    return showToast({
      kind: "info",
      text: t("The logo could hardly be seen on this colour: a white plate is behind it now."),
      action: {
        label: t("Take it away"),
        run: () => editor.editAtOnce(chooseBacking(BACKINGS.none)),
      },
    });
  }

  return () => {
    stop();
    if (notice !== null) dismissToast(notice);
    editor.follow((_, after) => after);
  };
}
