import { drawingProblem, isRefusal } from "#client/features/drawings/drawings.ts";
import { forgetHandedOver, handedOver, type SignOrder } from "#client/features/drawings/handOver.ts";
import { showToast } from "#client/lib/toasts.ts";
import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import { handwriting, strokes } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { formOf } from "../fields/addonForms.ts";
import { takePicture } from "../inputs/addonPictures.ts";
import { WHOLE } from "../pictures/pictures.ts";
import type { Editing } from "./editing.ts";

/**
 * Puts the sign that was made with one of the public tools above the signature, as a step to undo, in the place of another
 * one. What the server refuses is said and forgotten.
 * @throws ApiError where it cannot be drawn now; it is kept for the next time
 */
export async function takeSign(editing: Editing): Promise<void> {
  const order = handedOver();
  const form = formOf("sign");
  if (!order || !form?.picture) return;
  const drawn = await draw(editing, order).catch((error) => {
    if (!isRefusal(error)) throw error;
    forgetHandedOver();
    showToast({ kind: "error", text: drawingProblem(error) });
    return null;
  });
  if (!drawn) return;
  const { addons, name } = editing.editor.document().general;
  const made = addons[0]?.type === "sign" ? undefined : form;
  const take = takePicture(editing, { index: 0, entry: null }, form.picture, made);
  const size = { ...drawn, density: DRAWING_DENSITY, isChosen: order.kind === "typed" };
  const text = order.kind === "typed" ? order.handwriting.text.trim() : name;
  await take({ file: drawn.file, crop: WHOLE }, size, text ? { text } : {});
  forgetHandedOver();
  editing.change({ tab: "addons" });
  showToast({ kind: "success", text: t("Your sign stands above the signature.") });
}

const draw = ({ draw }: Editing, order: SignOrder) =>
  order.kind === "typed" ? draw(handwriting, order.handwriting) : draw(strokes, order.strokes);
