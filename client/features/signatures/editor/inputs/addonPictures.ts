import { t } from "#shared/languages/translate.ts";
import type { AddonForm, AddonPictureRules } from "../fields/addonForms.ts";
import { shownWidth } from "../fields/pictureWidth.ts";
import type { LocalPicture } from "../pictures/pictures.ts";
import { type AddonKey, type AddonPlace, type AddonValues, PICTURE_KEYS, valuesAt } from "../session/addonValues.ts";
import { addAddon } from "../session/changes.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";
import type { Editing } from "../session/editing.ts";

/** Which picture of an addon, and what may be done with it. */
export type AddonPictureProps = { place: AddonPlace; rules: AddonPictureRules };

/** In pixels of the file; `density` of them are one CSS pixel. `isChosen`: it was made in the size it is shown in. */
type Size = { widthPx: number; heightPx: number; density: number; isChosen?: boolean };

/** A text of an addon's data; empty when there is none. */
export const useAddonText = (place: AddonPlace, key: AddonKey): string =>
  useDocument((document) => {
    const value = valuesAt(document, place)?.[key];
    return typeof value === "string" ? value : "";
  });

/**
 * How a new picture gets into an addon: kept in the browser, drawn, then shown in one step of the history.
 * @param made the addon that the picture comes with, where there is none yet: both are one step of the history
 */
export function useTakePicture(place: AddonPlace, rules: AddonPictureRules, made?: AddonForm) {
  const editing = useEditing();
  return takePicture(editing, place, rules, made);
}

export function takePicture(
  { keepPicture, changeAtOnce }: Editing,
  place: AddonPlace,
  { replaces = {}, range }: AddonPictureRules,
  made?: AddonForm,
) {
  return async (
    picture: LocalPicture,
    { widthPx, heightPx, density, isChosen = false }: Size,
    more: AddonValues = {},
  ) => {
    const image = await keepPicture(picture, widthPx, heightPx);
    const size = { widthPx: widthPx / density, heightPx: heightPx / density };
    const width = shownWidth(size, isChosen ? { ...range, usualPx: range.maxPx, usualHeightPx: Infinity } : range);
    changeAtOnce((document) => {
      if (made) addAddon(document, made);
      const values = valuesAt(document, place);
      if (!values) return;
      for (const key of Object.keys(replaces) as AddonKey[]) delete values[key];
      Object.assign(values, { image, width, ...more } satisfies AddonValues);
    });
  };
}

/** Takes the picture off an addon, in one step of the history. */
export function useRemovePicture(place: AddonPlace, { replaces = {} }: AddonPictureRules) {
  const { removeAtOnce } = useEditing();
  return () =>
    removeAtOnce((document) => {
      const values = valuesAt(document, place);
      if (!values) return;
      for (const key of PICTURE_KEYS) delete values[key];
      Object.assign(values, replaces);
    }, t("The picture was removed."));
}
