import { useApp } from "#client/lib/context.tsx";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { iconName, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { readableOn } from "#shared/lib/color.ts";

const SIZE_PX = 22;

/** A network's mark on its own colour; decoration beside its name. */
export function NetworkIcon({ network }: { network: string }) {
  const { site } = useApp();
  const id = SOCIALS[network] ? network : "web";
  const fill = SOCIALS[id]?.color ?? "#4b5a60";
  const file = iconName({
    network: id,
    shape: SOCIAL_SHAPES.rounded,
    fill,
    glyph: readableOn(fill),
    sizePx: SIZE_PX,
    density: 2,
  });
  return <img src={`${site.imageHost}/i/icons/${file}`} width={SIZE_PX} height={SIZE_PX} alt="" className="shrink-0" />;
}
