import type { CommandGroup } from "#client/lib/commands.ts";
import { msg } from "#shared/languages/translate.ts";

export const GROUP_NAMES: Readonly<Record<CommandGroup, string>> = {
  signature: msg("Signature"),
  signatures: msg("Signatures"),
  cards: msg("Business cards"),
  links: msg("Short links"),
  pages: msg("Link pages"),
  members: msg("Members"),
  places: msg("Go to"),
  fields: msg("Fields"),
  add: msg("Add"),
  view: msg("View"),
  everywhere: msg("Everywhere"),
};
