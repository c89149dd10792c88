import { isLostOn, MAIL_CONTRAST, needsPlate, PLATE_CONTRAST } from "#shared/images/logoInk.ts";
import { BACKED_BY, BACKINGS } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { contrast, WHITE } from "#shared/lib/color.ts";
import { DARK_MAIL } from "#shared/signatures/readable.ts";
import type { Content, Finding } from "#shared/signatures/schema.ts";

/**
 * Whether the second picture, mostly a logo, can be seen where it stands; `value` is what `design.logoGround` had better be.
 * @param behind colour of the plate that it stands on; null for the mail's own ground, white or dark
 */
export function judgeLogo({ design, media }: Content, behind: string | null): Finding[] {
  const { photo2Ink: ink } = media;
  const { logoGround: backing, logoGroundBy: by } = design;
  const isLost = (ground: string, least: number) => isLostOn(ink, ground, least);
  const about = { rule: "logo", level: "note", where: behind ?? "", ...(behind && { ground: behind }) } as const;
  const ground = (message: string, value?: number): Finding[] => [
    { ...about, path: "design.logoGround", message, ...(value !== undefined && { value }) },
  ];
  const picture = (message: string): Finding[] => [{ ...about, path: "media.photo2", message }];

  if (backing === BACKINGS.plate) {
    if (!isLost(WHITE, MAIL_CONTRAST)) return [];
    const isBetterOff = !isLost(behind ?? DARK_MAIL, MAIL_CONTRAST);
    return ground(t("The logo is too light for the white plate behind it."), isBetterOff ? BACKINGS.none : undefined);
  }
  if (behind !== null) {
    if (!isLost(behind, PLATE_CONTRAST) || backing === BACKINGS.outline) return [];
    if (needsPlate(ink, behind))
      return ground(
        t("The logo is hard to see on {color}: put a white plate behind it.", { color: behind }),
        BACKINGS.plate,
      );
    return contrast(WHITE, behind) < PLATE_CONTRAST
      ? picture(t("The logo is hard to see on {color}: choose a darker version of it.", { color: behind }))
      : ground(
          t("The logo is hard to see on {color}: put a light outline around it.", { color: behind }),
          BACKINGS.outline,
        );
  }
  if (isLost(WHITE, MAIL_CONTRAST))
    return picture(
      t("The logo is too light for a white mail: choose a darker version of it, or a layout with a dark plate."),
    );
  // Whoever chose to have nothing behind it has heard so.
  const isOpen = backing === BACKINGS.none && by !== BACKED_BY.person;
  return isOpen && isLost(DARK_MAIL, MAIL_CONTRAST)
    ? ground(t("The logo vanishes in dark mode: a white plate behind it keeps it readable."), BACKINGS.plate)
    : [];
}
