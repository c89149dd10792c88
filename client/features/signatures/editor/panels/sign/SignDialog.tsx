import { useMutation } from "@tanstack/react-query";
import clsx from "clsx";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { drawingProblem } from "#client/features/drawings/drawings.ts";
import { Hands, useTypedSample } from "#client/features/drawings/sign/Hands.tsx";
import { type Ink, inkOf, NO_INK } from "#client/features/drawings/sign/ink.ts";
import { INLINE_BUTTON, Pad } from "#client/features/drawings/sign/Pad.tsx";
import { type Typed, typedBefore } from "#client/features/drawings/sign/typed.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { mouseFocus } from "#client/ui/mouseFocus.ts";
import type { HandwritingFont } from "#shared/catalog/handwriting.ts";
import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import { handwriting, strokes } from "#shared/drawings/endpoints.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { AddonForm } from "../../fields/addonForms.ts";
import { type AddonPictureProps, useAddonText, useTakePicture } from "../../inputs/addonPictures.ts";
import { PicturePicker } from "../../inputs/PicturePicker.tsx";
import { useTemplateColors } from "../../inputs/useTemplateColors.ts";
import { PNG_OR_JPEG } from "../../pictures/pictureFile.ts";
import { type LocalPicture, WHOLE } from "../../pictures/pictures.ts";
import { useDocument, useEditing } from "../../session/EditingContext.tsx";

type Tab = "draw" | "type" | "upload";
const TABS: readonly { value: Tab; label: string }[] = [
  { value: "draw", label: msg("Draw") },
  { value: "type", label: msg("Type") },
  { value: "upload", label: msg("Upload") },
];

/** Of an addon that is not there yet nothing can be read. */
const NOWHERE = { index: -1, entry: null };

type Props = AddonPictureProps & {
  /** chosen already: the dialog begins with typing */
  font?: HandwritingFont;
  /** the addon, where there is none yet */
  made?: AddonForm | undefined;
  onClose(): void;
};

/** Makes the picture of a sign: by hand, from a handwriting font, or from a file. */
export function SignDialog({ place, rules, font, made, onClose }: Props) {
  const { draw } = useEditing();
  const name = useDocument(({ general }) => general.name);
  const text = useAddonText(made ? NOWHERE : place, "text") || name;
  const [tab, setTab] = useState<Tab>(font ? "type" : "draw");
  const [typed, setTyped] = useState<Typed>(() => typedBefore(text, font));
  const [ink, setInk] = useState<Ink>(NO_INK);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (ink.strokes.length > 0 ? setLeaving(true) : onClose());
  const swatches = useTemplateColors();
  const take = useTakePicture(place, rules, made);
  const sample = useTypedSample(tab === "type" ? typed : null);
  const isReady = tab === "draw" ? ink.strokes.length > 0 : typed.text.trim() !== "" && !sample.problem;

  const use = useMutation({
    mutationFn: async () => {
      const drawn = tab === "draw" ? await draw(strokes, inkOf(ink)) : await draw(handwriting, typed);
      const more = { text: tab === "type" ? typed.text.trim() : text };
      await take(
        { file: drawn.file, crop: WHOLE },
        { ...drawn, density: DRAWING_DENSITY, isChosen: tab === "type" },
        more,
      );
    },
    onSuccess: onClose,
  });
  const upload = async (picture: LocalPicture, size: { widthPx: number; heightPx: number }) => {
    await take(picture, { ...size, density: DRAWING_DENSITY }, { text });
    onClose();
  };

  return (
    <Modal
      isOpen
      onClose={leave}
      size="large"
      title={t("Your handwriting")}
      actions={
        tab !== "upload" && (
          <>
            <Button look="secondary" onClick={leave}>
              {t("Cancel")}
            </Button>
            <Button disabled={!isReady} isLoading={use.isPending} onClick={() => use.mutate()}>
              {t("Use this sign")}
            </Button>
          </>
        )
      }
    >
      <Tabs.Root
        value={tab}
        onValueChange={(value) => setTab(value as Tab)}
        className="mt-2 flex flex-col gap-4 sm:min-h-110"
      >
        <Tabs.List
          aria-label={t("How to make it")}
          className="flex rounded-control bg-bg-muted p-0.5 text-13 ring-1 ring-line"
        >
          {TABS.map(({ value, label }) => (
            <Tabs.Trigger
              {...mouseFocus}
              key={value}
              value={value}
              data-autofocus={value === tab || undefined}
              className={clsx(
                "data-pressed:outline-none min-h-9 flex-1 rounded-[6px] px-2.5 font-medium text-ink-muted hover:text-ink touch:min-h-11",
                "data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-1 data-[state=active]:ring-1 data-[state=active]:ring-control",
              )}
            >
              {t(label)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="draw" tabIndex={-1} className="outline-none">
          <Pad
            ink={ink}
            swatches={swatches}
            other={
              <button type="button" className={INLINE_BUTTON} onClick={() => setTab("type")}>
                {t("Type your sign")}
              </button>
            }
            onChange={setInk}
          />
        </Tabs.Content>
        <Tabs.Content value="type" tabIndex={-1} className="outline-none">
          <Hands typed={typed} sample={sample} swatches={swatches} onChange={setTyped} />
        </Tabs.Content>
        <Tabs.Content value="upload" tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <p className="text-ink-muted">
            {t(
              "A scan or a photo of your sign on white paper. A PNG with transparent ground looks best in dark mails.",
            )}
          </p>
          <PicturePicker
            name={t("sign")}
            label={t("Choose a picture of your sign")}
            limits={PNG_OR_JPEG}
            aspects={[
              { label: msg("Original"), ratio: null },
              { label: msg("3 : 1"), ratio: 3 },
              { label: msg("2 : 1"), ratio: 2 },
            ]}
            onUse={(file, { crop, ...size }) => upload({ file, crop }, size)}
          />
        </Tabs.Content>
        {use.error && <InlineAlert kind="danger">{drawingProblem(use.error)}</InlineAlert>}
      </Tabs.Root>
      <ConfirmModal
        isOpen={isLeaving}
        isDangerous
        title={t("Discard your drawing?")}
        description={t("It is in this window and nowhere else.")}
        action={t("Discard")}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Modal>
  );
}
