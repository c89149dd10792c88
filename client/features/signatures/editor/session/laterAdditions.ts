import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_SOCIALS } from "#shared/signatures/constants.ts";
import type { AddonForm } from "../fields/addonForms.ts";
import { addonPath } from "./addonValues.ts";
import { addAddon, addSocial } from "./changes.ts";
import type { Editing } from "./editing.ts";

/** As the additions, for tabs that are not open at first: the first load goes without them. */

/** False, and said so, when the signature has all the networks it may have. */
export function hasRoomForNetwork({ editor }: Editing): boolean {
  if (editor.document().general.socials.length < MAX_SOCIALS) return true;
  showToast({ kind: "info", text: t("A signature holds up to {count} networks.", { count: MAX_SOCIALS }) });
  return false;
}

/** @param link where it leads, if that is known */
export function addNetwork(editing: Editing, network: string, link = ""): void {
  const { editor, changeAtOnce, show } = editing;
  if (!hasRoomForNetwork(editing)) return;
  changeAtOnce((document) => void addSocial(document, network, link));
  if (!link) show(`general.socials.${editor.document().general.socials.length - 1}.link`);
}

export function addPart({ editor, changeAtOnce, show }: Editing, form: AddonForm): void {
  changeAtOnce((document) => addAddon(document, form));
  const index = editor.document().general.addons.findIndex(({ type }) => type === form.type);
  show(firstFieldOf(form, index));
}

/** Where filling in an addon begins. */
export const firstFieldOf = ({ fields, entries }: AddonForm, index: number) =>
  addonPath({ index, entry: entries ? 0 : null }, fields[0]?.key ?? "text");
