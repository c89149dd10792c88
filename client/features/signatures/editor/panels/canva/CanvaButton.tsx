import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { createPictureFiles } from "../../import/pictureFiles.ts";
import { takePictures } from "../../import/takePictures.ts";
import { useEditing } from "../../session/EditingContext.tsx";
import { designButton } from "./designButton.ts";

/** Twice what a banner is shown in. */
const BANNER = { width: 1200, height: 300 };

/** A banner made at Canva: its editor opens over the page, and what is published there becomes the banner. */
export function CanvaButton({ apiKey }: { apiKey: string }) {
  const { call } = useApp();
  const editing = useEditing();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (source: string) => {
    setBusy(true);
    const guess = {
      kind: "picture",
      type: "banner",
      source,
      link: "",
      alt: "",
      widthPx: null,
      found: "",
      isSure: true,
    } as const;
    const { taken, lost } = await takePictures(editing, createPictureFiles(call), [guess]);
    setBusy(false);
    if (lost > 0) setProblem(t("The design could not be brought along. Publish it again at Canva."));
    editing.changeAtOnce((document) => {
      for (const put of taken) put(document);
    });
  };
  const open = async () => {
    setBusy(true);
    setProblem(null);
    const blocked = () =>
      new Error(t("Canva could not be opened. Allow its scripts in your content blocker, then try again."));
    try {
      const canva = await designButton(apiKey, blocked);
      canva.createDesign({
        design: { type: "EmailHeader", dimensions: BANNER },
        editor: { publishLabel: t("Use as banner") },
        onDesignPublish: ({ exportUrl }) => void take(exportUrl),
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : blocked().message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        isLoading={isBusy}
        icon={<ExternalLink className="size-4" aria-hidden="true" />}
        onClick={() => void open()}
      >
        {t("Design one with Canva")}
      </Button>
      <p className="text-12 text-ink-muted">{t("This loads scripts of canva.com.")}</p>
      {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
    </>
  );
}
