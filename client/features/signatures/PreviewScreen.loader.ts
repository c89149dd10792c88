import { redirect } from "react-router";
import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { keysOf } from "#renderer/signature/forms.ts";
import { parse } from "#renderer/signature/lint/document.ts";
import { measure } from "#renderer/signature/lint/measure.ts";
import { inCompany } from "#shared/reseller/paths.ts";
import { pathTo } from "#shared/routes.ts";
import { preview } from "#shared/signatures/endpoints.ts";
import { personIn } from "#shared/signatures/person.ts";
import type { Design } from "#shared/signatures/schema.ts";
import { guessClient } from "./install/guessClient.ts";
import type { PreviewData } from "./preview/preview.ts";

/** Only what the screen shows goes into the page. */
export async function loader({ params, context }: LoaderArgs): Promise<PreviewData> {
  const { call, company } = context.get(appContext);
  const { signature, successor, html, text, size } = await call(preview, { params: { hash: params.hash ?? "" } });
  // Those who look after it see what it is.
  if (successor !== null && !signature.canEdit) {
    throw redirect(inCompany(pathTo("signature-preview", { hash: successor }), company));
  }
  const { hash, updatedAt, general, design, publicPageColor, canEdit } = signature;
  const { widthPx, heightPx } = measure(parse(html));
  return {
    hash,
    updatedAt,
    name: general.name,
    company: general.company,
    publicPageColor,
    canEdit,
    forms: keysOf(signature.forms).filter((form) => form !== "reply"),
    client: guessClient(personIn(general).email),
    drawn: { widthPx: Math.ceil(widthPx), heightPx: Math.ceil(heightPx) },
    colors: canEdit ? colorsOf(design) : [],
    html,
    text,
    size,
  };
}

/** The colours that a person chose, each once. */
function colorsOf({ fontColor, textColor, templateBackground, socialBackground, borderColor }: Design): string[] {
  const chosen = [fontColor, socialBackground, templateBackground, borderColor, textColor];
  return [...new Set(chosen.flatMap((color) => color?.toLowerCase() ?? []))];
}
