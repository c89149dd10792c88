import { useMutation } from "@tanstack/react-query";
import clsx from "clsx";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import { handwriting, strokes } from "#shared/drawings/endpoints.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { INK } from "#shared/lib/color.ts";
import { type AddonPictureProps, useAddonText, useTakePicture } from "../../inputs/addonPictures.ts";
import { PicturePicker } from "../../inputs/PicturePicker.tsx";
import { drawingProblem } from "../../pictures/drawings.ts";
import { PNG_OR_JPEG } from "../../pictures/pictureFile.ts";
import { type LocalPicture, WHOLE } from "../../pictures/pictures.ts";
import { useDocument, useEditing } from "../../session/EditingContext.tsx";
import { DrawTab } from "./DrawTab.tsx";
import { type Ink, inkOf } from "./ink.ts";
import { type Typed, TypeTab, typedBefore, useTypedSample } from "./TypeTab.tsx";

type Tab = "draw" | "type" | "upload";
const TABS: readonly { value: Tab; label: string }[] = [
  { value: "draw", label: msg("Draw") },
  { value: "type", label: msg("Type") },
  { value: "upload", label: msg("Upload") },
];

/** Makes the picture of a sign: by hand, from a handwriting font, or from a file. */
export function SignDialog({ place, rules, onClose }: AddonPictureProps & { onClose(): void }) {
  const { draw } = useEditing();
  const name = useDocument(({ general }) => general.name);
  const text = useAddonText(place, "text") || name;
  const [tab, setTab] = useState<Tab>("draw");
  const [typed, setTyped] = useState<Typed>(() => typedBefore({ text }));
  const [ink, setInk] = useState<Ink>({ strokes: [], color: INK, widthPx: 2.5 });
  const take = useTakePicture(place, rules);
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
      onClose={onClose}
      size="large"
      title={t("Your sign")}
      actions={
        tab !== "upload" && (
          <>
            <Button look="secondary" onClick={onClose}>
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
              key={value}
              value={value}
              data-autofocus={value === tab || undefined}
              className={clsx(
                "min-h-9 flex-1 rounded-[6px] px-2.5 font-medium text-ink-muted hover:text-ink touch:min-h-11",
                "data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-1 data-[state=active]:ring-1 data-[state=active]:ring-control",
              )}
            >
              {t(label)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="draw" tabIndex={-1} className="outline-none">
          <DrawTab ink={ink} onChange={setInk} onType={() => setTab("type")} />
        </Tabs.Content>
        <Tabs.Content value="type" tabIndex={-1} className="outline-none">
          <TypeTab typed={typed} sample={sample} onChange={setTyped} />
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
    </Modal>
  );
}
