import { useCallback } from "react";
import { useApp } from "#client/lib/context.tsx";
import type { PictureDrawing } from "#client/ui/SignaturePicture.tsx";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { useEditing, useView } from "../../session/EditingContext.tsx";
import type { Choice } from "./choices.ts";
import { drawChoice } from "./drawChoice.ts";
import { useMarks } from "./useMarks.ts";

export type DrawChoice = (choice: Choice) => PictureDrawing;

/** Draws choices for a document; another function as soon as one of its pictures, or a network's mark, is there. */
export function useDrawChoice(document: SignatureInput): DrawChoice {
  const { shaper } = useEditing();
  const { imageHost } = useApp().site;
  const { pictureCount } = useView();
  const marks = useMarks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that became ready is drawn again
  return useCallback(
    (choice) => drawChoice(document, choice, { ...shaper, imageHost }, marks),
    [document, shaper, imageHost, marks, pictureCount],
  );
}
