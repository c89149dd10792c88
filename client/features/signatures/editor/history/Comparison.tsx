import { useMemo } from "react";
import { useApp, useBrandLine } from "#client/lib/context.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { render } from "#renderer/signature/render.ts";
import { t } from "#shared/languages/translate.ts";
import { isSameValue } from "#shared/lib/same.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";
import { formName } from "../../formNames.ts";
import { useEditing, useForm, useWhole } from "../session/EditingContext.tsx";
import { localOptions } from "../workbench/drawing.ts";
import { type Difference, differencesOf } from "./differences.ts";

type Props = { before: SignatureInput /** of its pictures, those that were deleted since */; lostPictures: number };

/** A saved state and what is in the editor now, each as mails show it: of the signature and its forms, those that differ. */
export function Comparison({ before, lostPictures }: Props) {
  const now = useWhole((whole) => whole);
  const edited = useForm();
  const differences = useMemo(() => differencesOf(before, now, edited), [before, now, edited]);
  const isSame = differences.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {isSame && (
        <p className="text-13 text-ink-muted">
          {isSameValue(before, now) ? t("They are the same.") : t("They look the same: only settings differ.")}
        </p>
      )}
      {(isSame ? [{ form: null, before, now }] : differences).map((one) => (
        <Pair key={one.form} {...one} isNamed={differences.some(({ form }) => form !== null)} />
      ))}
      {lostPictures > 0 && (
        <InlineAlert kind="warning">
          {t(
            "{count, plural, one {# picture of it was} other {# pictures of it were}} deleted since and would not come back.",
            { count: lostPictures },
          )}
        </InlineAlert>
      )}
    </div>
  );
}

/** @param isNamed there are several, or one that is not the signature itself */
function Pair({ form, before, now, isNamed }: Difference & { isNamed: boolean }) {
  const name = form === null ? t("Signature") : formName(form);
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      {isNamed && <h3 className="text-14 font-semibold">{name}</h3>}
      <Picture title={t("This version")} of={isNamed ? name : null} content={before} />
      <Picture title={t("Now")} of={isNamed ? name : null} content={now} />
    </section>
  );
}

function Picture({ title, of, content }: { title: string; of: string | null; content: Content | null }) {
  const { site } = useApp();
  const line = useBrandLine();
  const { shaper } = useEditing();
  const html = useMemo(
    () => content && render(content, localOptions(site, shaper, line)).html,
    [content, site, shaper, line],
  );
  return (
    <figure className="rounded-card bg-white p-4 ring-1 ring-line">
      {/* Mails are white: so is the paper, in the dark theme too. */}
      <figcaption className="mb-2 text-13 font-medium text-[#4b5a60]">{title}</figcaption>
      {html === null ? (
        <p className="text-13 text-[#4b5a60]">{t("There is no such form.")}</p>
      ) : (
        <SignatureFrame html={html} title={of ? `${title}, ${of}` : title} isScaled isInert minHeightPx={60} />
      )}
    </figure>
  );
}
