import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { MailMock } from "#client/ui/MailMock.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { type Ground, SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { msg, t, translated } from "#shared/languages/translate.ts";
import type { Form } from "../install/CopyPanel.tsx";
import { PreviewActions } from "./PreviewActions.tsx";
import type { PreviewData } from "./preview.ts";
import { useShown } from "./useShown.ts";
import { CLIENT_VIEWS } from "./views.ts";

const Install = lazyPart(async () => (await import("../install/Install.tsx")).Install);

type Device = "desktop" | "phone";
type Shown = ReturnType<typeof useShown>;

const FORMS: readonly { value: Form; label: string }[] = [
  { value: "full", label: msg("New mail") },
  { value: "reply", label: msg("Reply") },
];
const GROUNDS: readonly { value: Ground; label: string }[] = [
  { value: "light", label: msg("Light") },
  { value: "dark", label: msg("Dark") },
];
const DEVICES: readonly { value: Device; label: string }[] = [
  { value: "desktop", label: msg("Desktop") },
  { value: "phone", label: msg("Phone") },
];

/** The mail with the signature, and how to get it into a mail client. */
export function PreviewBody({ preview }: { preview: PreviewData }) {
  const { hash, html, name, canEdit } = preview;
  const shown = useShown(preview);
  const drawn = useRef<HTMLElement | null>(null);
  const keepDrawn = useCallback((body: HTMLElement) => {
    drawn.current = body;
  }, []);
  return (
    <>
      <section aria-label={t("Preview")} className="mx-auto -mt-20 max-w-180">
        <Mail name={name} isEmpty={!html} shown={shown} onDraw={keepDrawn} />
        {html && (
          <>
            {shown.problem && (
              <InlineAlert kind="danger" className="mt-4">
                {shown.problem}
              </InlineAlert>
            )}
            <PreviewActions hash={hash} size={shown.size} canEdit={canEdit} />
          </>
        )}
      </section>
      {html && (
        <Suspense>
          <Install
            hash={hash}
            contentOf={shown.contentOf}
            show={(form) => {
              shown.showSent(form);
              return drawn.current;
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type MailProps = { name: string; isEmpty: boolean; shown: Shown; onDraw(body: HTMLElement): void };

function Mail({ name, isEmpty, shown, onDraw }: MailProps) {
  const [ground, setGround] = useState<Ground>("light");
  const [device, setDevice] = useState<Device>("desktop");
  // Paper is white.
  useEffect(() => {
    const lighten = () => flushSync(() => setGround("light"));
    addEventListener("beforeprint", lighten);
    return () => removeEventListener("beforeprint", lighten);
  }, []);
  return (
    <>
      <MailMock
        from={name.trim() || t("You")}
        subject={shown.form === "reply" ? t("Re: Notes from this morning") : t("Notes from this morning")}
        ground={ground}
        isPhone={device === "phone"}
      >
        {isEmpty ? (
          <p>{t("This signature is empty so far.")}</p>
        ) : (
          <div data-printed>
            <SignatureFrame
              html={shown.draw(ground)}
              title={name.trim() ? t("Signature of {name}", { name: name.trim() }) : t("Signature of the owner")}
              ground={ground}
              isScaled
              onDraw={onDraw}
            />
          </div>
        )}
      </MailMock>
      {!isEmpty && (
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <SegmentedControl
            label={t("Kind of mail")}
            isLabelHidden
            options={translated(FORMS)}
            value={shown.form}
            onChange={shown.chooseForm}
          />
          <SegmentedControl
            label={t("Mail")}
            isLabelHidden
            options={translated(GROUNDS)}
            value={ground}
            onChange={(value) => setGround(value)}
          />
          <SegmentedControl
            className="max-sm:hidden"
            label={t("Device")}
            isLabelHidden
            options={translated(DEVICES)}
            value={device}
            onChange={(value) => setDevice(value)}
          />
          <SegmentedControl
            label={t("Shown by")}
            isLabelHidden
            options={translated(CLIENT_VIEWS)}
            value={shown.view}
            onChange={shown.chooseView}
          />
        </div>
      )}
    </>
  );
}
