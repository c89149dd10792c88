import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { draw } from "#renderer/signature/render.ts";
import { TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";

/** Before the first change of a signature whose layout looks otherwise by now: that it will, and a way to see it at once. */
export function RedrawnNotice() {
  const { changeAtOnce } = useEditing();
  const document = useDocument((whole) => whole);
  if (!isRedrawn(document)) return null;
  return (
    <InlineAlert
      kind="info"
      actions={
        <Button look="secondary" size="small" onClick={() => changeAtOnce(() => {})}>
          {t("See the new look")}
        </Button>
      }
    >
      {t("This layout has been redrawn since the signature was saved. It takes the new look with your first change.")}
    </InlineAlert>
  );
}

/** True where the current drawing of the layout gives another mail. */
export function isRedrawn(content: Content): boolean {
  const drawn = (design: Content["design"]) => draw({ ...content, design }, { imageHost: "" }, null).html;
  return drawn(content.design) !== drawn({ ...content.design, templateVersion: TEMPLATE_VERSION });
}
