import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { beside, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import type { Template } from "./template.ts";

/** Portrait left: picture, a fine line, and everything else beside it. */
export const template1: Template = {
  look: { accent: "#14828c", text: "#6d777b", line: "#c3ced1", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const body = stack(sheet, {
      name: nameRows(sheet),
      contacts: contactRows(sheet),
      socialIcons: socialRows(sheet),
    });
    return beside(sheet, "photo", photos(sheet), alt(sheet), body);
  },
};
