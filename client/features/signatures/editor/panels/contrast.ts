import { t } from "#shared/languages/translate.ts";
import { contrast, HEX_COLOR, WHITE } from "#shared/lib/color.ts";
import { DARK_MAIL, READABLE, READABLE_DARK } from "#shared/signatures/readable.ts";

/** Where a text colour is hard to read, if anywhere: white mail first, then dark. `"#ffff00"` -> `"1.1 : 1 on white …"` */
export function readabilityHint(color: string): string | undefined {
  if (!HEX_COLOR.test(color)) return undefined;
  const onWhite = contrast(color, WHITE);
  if (onWhite < READABLE) return t("{ratio} : 1 on white, hard to read in most mails.", { ratio: onWhite.toFixed(1) });
  const onDark = contrast(color, DARK_MAIL);
  if (onDark < READABLE_DARK)
    return t("{ratio} : 1 on dark mail; some clients do not lighten it.", { ratio: onDark.toFixed(1) });
  return undefined;
}
