import type { Draft } from "immer";
import { CHOICES } from "#client/features/signatures/editor/panels/picker/choices.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";

/** What the editor is told of a look: a ready design by its address, a layout in the signature itself. */
export function lookOf(id: string) {
  const choice = CHOICES.find((each) => each.id === id);
  if (!choice) return null;
  const isDesign = choice.kind === "designs";
  return {
    query: isDesign ? `?design=${choice.id.replace(/^design-/, "")}` : "",
    takeInto: (document: Draft<SignatureInput>) => {
      if (!isDesign) choice.apply(document);
    },
  };
}
