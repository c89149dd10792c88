import type { PageFont } from "#shared/pages/fonts.ts";

/** The faces of the families that a page is set in. */
export const fontFacesOf = (_fonts: readonly PageFont[], _host: string): string => "";
