import clsx from "clsx";
import { memo, useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Badge } from "#client/ui/Badge.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES, type TemplateInfo } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { changeTemplate } from "../session/changes.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";
import { SAMPLE_PORTRAIT, sampleIn } from "../session/sample.ts";

/** All layouts as they look; choosing one keeps everything that was written. */
export function TemplateStrip() {
  const { changeAtOnce } = useEditing();
  const chosen = useDocument(({ design }) => design.templateId);
  return (
    <fieldset>
      <legend className="sr-only">{t("Template")}</legend>
      <div className="grid grid-cols-2 gap-3">
        {TEMPLATES.map((template) => (
          <label
            key={template.id}
            className={clsx(
              "relative cursor-pointer overflow-hidden rounded-card bg-surface ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              template.id === chosen ? "ring-2 ring-primary" : "ring-line hover:ring-control",
            )}
          >
            <input
              type="radio"
              name="template"
              className="sr-only"
              value={template.id}
              checked={template.id === chosen}
              onChange={() => changeAtOnce((document) => changeTemplate(document, template.id))}
            />
            <Thumbnail template={template} />
            <span className="flex items-center justify-between gap-2 border-t border-line px-2.5 py-2 text-13 font-medium">
              {t(template.name)}
              {!template.isFree && <Badge>Pro</Badge>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The tile's inner height (84 px) before the scaling by 0.4. */
const ROOM_PX = 210;

/** Drawn once by the renderer itself, with the sample's content. */
const Thumbnail = memo(function Thumbnail({ template }: { template: TemplateInfo }) {
  const { site } = useApp();
  const html = useMemo(() => {
    const { design } = SignatureInput.parse({ design: { templateId: template.id, logoShape: 3, logoWidth: 84 } });
    return render(sampleIn(design), { imageHost: site.imageHost, resolveImage: () => SAMPLE_PORTRAIT }).html;
  }, [template.id, site.imageHost]);
  return (
    <div aria-hidden="true" className="h-26 overflow-hidden bg-white p-2.5">
      {/* Drawn as wide as in a narrow mail, then made small. */}
      <div className="w-90 origin-top-left scale-40">
        <SignatureFrame
          html={html}
          title={t("Template {name}", { name: t(template.name) })}
          maxHeightPx={ROOM_PX}
          isInert
        />
      </div>
    </div>
  );
});
