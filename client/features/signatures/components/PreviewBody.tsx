import { type RefObject, useCallback, useRef, useState } from "react";
import { MailMock } from "#client/ui/MailMock.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { type Ground, SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import type { PreviewData } from "../PreviewScreen.loader.ts";
import { ClientPicker } from "./ClientPicker.tsx";
import { CopyPanel } from "./CopyPanel.tsx";
import { InstallGuidePanel } from "./InstallGuidePanel.tsx";

type Device = "desktop" | "phone";

/** The mail with the signature, and how to get it into a mail client. */
export function PreviewBody({ preview }: { preview: PreviewData }) {
  const drawn = useRef<HTMLElement | null>(null);
  const keepDrawn = useCallback((body: HTMLElement) => {
    drawn.current = body;
  }, []);
  return (
    <>
      <Mail preview={preview} onDraw={keepDrawn} />
      {preview.html && <Install preview={preview} drawn={drawn} />}
    </>
  );
}

type MailProps = { preview: PreviewData; onDraw(body: HTMLElement): void };

function Mail({ preview: { html, name }, onDraw }: MailProps) {
  const [ground, setGround] = useState<Ground>("light");
  const [device, setDevice] = useState<Device>("desktop");
  return (
    <section aria-label="Preview" className="mx-auto -mt-20 max-w-180">
      <MailMock
        from={name.trim() || "You"}
        subject="Notes from this morning"
        ground={ground}
        isPhone={device === "phone"}
      >
        {html ? (
          <SignatureFrame
            html={html}
            title={`Signature of ${name.trim() || "the owner"}`}
            ground={ground}
            isScaled
            onDraw={onDraw}
          />
        ) : (
          <p>This signature is empty so far.</p>
        )}
      </MailMock>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <SegmentedControl
          label="Mail"
          isLabelHidden
          value={ground}
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          onChange={(value) => setGround(value as Ground)}
        />
        <SegmentedControl
          label="Device"
          isLabelHidden
          value={device}
          options={[
            { value: "desktop", label: "Desktop" },
            { value: "phone", label: "Phone" },
          ]}
          onChange={(value) => setDevice(value as Device)}
        />
      </div>
    </section>
  );
}

type InstallProps = { preview: PreviewData; drawn: RefObject<HTMLElement | null> };

function Install({ preview: { html, text }, drawn }: InstallProps) {
  const [client, setClient] = useState("gmail");
  const [copiedFor, setCopiedFor] = useState<string | null>(null);
  const guide = INSTALL_GUIDES.find(({ id }) => id === client);
  if (!guide) return null;
  return (
    <div className="mx-auto mt-12 flex max-w-240 flex-col gap-8">
      <ClientPicker value={client} onChange={setClient} />
      <InstallGuidePanel key={client} guide={guide} hasCopied={copiedFor === client}>
        <CopyPanel html={html} text={text} guide={guide} drawn={drawn} onCopied={() => setCopiedFor(client)} />
      </InstallGuidePanel>
    </div>
  );
}
