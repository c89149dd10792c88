import { Suspense, useState } from "react";
import { queryPart } from "#client/lib/queryPart.ts";
import { type ListGroup, ListSelect } from "#client/ui/ListSelect.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { FONT_GROUPS, FONTS, type FontName } from "#shared/catalog/fonts.ts";
import { HANDWRITING_FONTS, type HandwritingFont } from "#shared/catalog/handwriting.ts";
import { t } from "#shared/languages/translate.ts";
import { formOf } from "../fields/addonForms.ts";
import { usePreview } from "../inputs/usePreview.ts";
import { useDocument, useSectionField } from "../session/EditingContext.tsx";

const HandFace = queryPart(async () => (await import("./sign/HandFace.tsx")).HandFace);
const SignDialog = queryPart(async () => (await import("./sign/SignDialog.tsx")).SignDialog);

const SIGN = formOf("sign");

/**
 * The font of the signature, each in its own face. A hand of the last group is no font for mails, whose readers do not
 * have it: choosing one writes the person's sign with it, which is a picture.
 */
export function FontControl() {
  const { path, value, error, set, onFocus, onBlur } = useSectionField("design", "fontFamily");
  const preview = usePreview();
  const [hand, setHand] = useState<HandwritingFont | null>(null);
  const hasSign = useDocument(({ general }) => general.addons[0]?.type === "sign");
  const choose = (name: string) => {
    const chosen = HANDWRITING_FONTS.find((font) => font === name);
    if (chosen) setHand(chosen);
    else set(name as FontName);
  };
  return (
    <>
      <ListSelect
        label={t("Font")}
        value={value}
        error={error}
        groups={useFontGroups()}
        data-field={path}
        onChange={choose}
        onLook={(name) => {
          if (name === null || !(name in FONTS)) return preview.hide();
          preview.show(({ design }) => {
            design.fontFamily = name as FontName;
          });
        }}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      {hand && SIGN?.picture && (
        <Suspense fallback={<OnItsWay />}>
          <SignDialog
            place={{ index: 0, entry: null }}
            rules={SIGN.picture}
            font={hand}
            made={hasSign ? undefined : SIGN}
            onClose={() => setHand(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function useFontGroups(): readonly ListGroup[] {
  const name = useDocument(({ general }) => general.name);
  return [
    ...FONT_GROUPS.map(({ label, names }) => ({
      label: t(label),
      options: names.map((font) => ({
        value: font,
        label: font,
        face: <span style={{ fontFamily: FONTS[font] }}>{font}</span>,
      })),
    })),
    {
      label: t("Handwriting, as a picture of your name"),
      options: HANDWRITING_FONTS.map((font) => ({
        value: font,
        label: font,
        face: (
          <Suspense fallback={font}>
            <HandFace font={font} text={name} />
          </Suspense>
        ),
      })),
    },
  ];
}
