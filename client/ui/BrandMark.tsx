import type { Looks } from "#shared/reseller/brand/shown.ts";

/** What stands in the place of our mark: an agency's logo, which is made for white, or its name. */
export function BrandMark({ name, logo }: Pick<Looks, "name" | "logo">) {
  if (!logo) return <bdi className="block max-w-60 truncate text-20 leading-7 font-semibold">{name}</bdi>;
  return (
    <span className="inline-flex rounded-chip bg-white px-2 py-1">
      <img src={logo.url} alt={name} width={logo.widthPx} height={logo.heightPx} className="block h-auto max-w-full" />
    </span>
  );
}
