import { useEffect, useState } from "react";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { type ChosenPicture, type PictureLimits, readPicture } from "../pictures/pictureFile.ts";
import type { CropResult } from "./CropDialog.tsx";

/**
 * The way of a picture from the chosen file to the part of it that is kept.
 * @param limits what may be chosen
 * @param onUse takes the part; the dialog closes when it is done
 */
export function usePicking(limits: PictureLimits, onUse: (file: File, result: CropResult) => Promise<void>) {
  const [picked, setPicked] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(picked?.url ?? ""), [picked]);
  return {
    picked,
    problem,
    isBusy,
    close: () => setPicked(null),
    async pick(file: File) {
      setBusy(true);
      setProblem(null);
      // A file in a cloud may be named here and not be had.
      const result = await readPicture(file, limits).catch(() => t(MESSAGES.imageFile));
      setBusy(false);
      if (typeof result === "string") setProblem(result);
      else setPicked(result);
    },
    async use(result: CropResult) {
      if (!picked) return;
      await onUse(picked.file, result);
      setPicked(null);
    },
  };
}
