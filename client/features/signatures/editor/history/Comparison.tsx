import { useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { render } from "#renderer/signature/render.ts";
import { t } from "#shared/languages/translate.ts";
import { isSameValue } from "#shared/lib/same.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { useEditing, useWhole } from "../session/EditingContext.tsx";
import { localOptions } from "../workbench/drawing.ts";

type Props = { before: SignatureInput /** of its pictures, those that were deleted since */; lostPictures: number };

/** A saved state and what is in the editor now, each as mails show it. */
export function Comparison({ before, lostPictures }: Props) {
  const now = useWhole((whole) => whole);
  return (
    <div className="flex flex-col gap-4">
      <Picture title={t("This version")} document={before} />
      <Picture title={t("Now")} document={now} />
      {isSameValue(before, now) && <p className="text-13 text-ink-muted">{t("They are the same.")}</p>}
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

function Picture({ title, document }: { title: string; document: SignatureInput }) {
  const { site } = useApp();
  const { shaper } = useEditing();
  const html = useMemo(() => render(document, localOptions(site, shaper)).html, [document, site, shaper]);
  return (
    <figure className="rounded-card bg-white p-4 ring-1 ring-line">
      {/* Mails are white: so is the paper, in the dark theme too. */}
      <figcaption className="mb-2 text-13 font-medium text-[#4b5a60]">{title}</figcaption>
      <SignatureFrame html={html} title={title} isScaled isInert minHeightPx={60} />
    </figure>
  );
}
