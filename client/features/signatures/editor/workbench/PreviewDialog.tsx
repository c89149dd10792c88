import { useMemo } from "react";
import { useApp, useBrandLine } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { formOf, keysOf } from "#renderer/signature/forms.ts";
import { render } from "#renderer/signature/render.ts";
import { t } from "#shared/languages/translate.ts";
import { MailView } from "../../preview/MailView.tsx";
import { useShown } from "../../preview/useShown.ts";
import { useEditing, useView } from "../session/EditingContext.tsx";
import { localOptions } from "./drawing.ts";

type Props = { onTake(): void; onClose(): void };

/** The mail as it will arrive, drawn here from work that nobody has saved: looking needs no account. */
export function PreviewDialog({ onTake, onClose }: Props) {
  const { site } = useApp();
  const line = useBrandLine();
  const { editor, shaper } = useEditing();
  const { pictureCount } = useView();
  const document = editor.whole();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that became ready is drawn again
  const full = useMemo(
    () => render(document, localOptions(site, shaper, line)),
    [document, site, shaper, line, pictureCount],
  );
  const shown = useShown(full, async (form) =>
    render(formOf(document, document.forms, form), localOptions(site, shaper, line)),
  );
  return (
    <Modal
      isOpen
      size="large"
      onClose={onClose}
      title={t("Preview")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Keep editing")}
          </Button>
          <Button data-autofocus onClick={onTake}>
            {t("Get my signature")}
          </Button>
        </>
      }
    >
      <div className="mx-auto mt-2 max-w-160">
        <MailView name={document.general.name} forms={keysOf(document.forms)} shown={shown} />
      </div>
      {shown.problem && (
        <InlineAlert kind="danger" className="mt-4">
          {shown.problem}
        </InlineAlert>
      )}
    </Modal>
  );
}
