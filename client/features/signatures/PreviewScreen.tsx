import { useCallback, useRef, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { buttonLook } from "#client/ui/Button.tsx";
import { MailMock } from "#client/ui/MailMock.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { type Ground, SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { readableOn } from "#shared/lib/color.ts";
import { pathTo } from "#shared/routes.ts";
import { ClientPicker } from "./components/ClientPicker.tsx";
import { CopyPanel } from "./components/CopyPanel.tsx";
import { InstallGuidePanel } from "./components/InstallGuidePanel.tsx";
import type { PreviewData } from "./PreviewScreen.loader.ts";

type Device = "desktop" | "phone";

/** A saved signature as recipients see it, and how to install it. Open to everybody who has the address. */
export function Screen() {
  const preview = useLoaderData() as PreviewData;
  const drawn = useRef<HTMLElement | null>(null);
  const keepDrawn = useCallback((body: HTMLElement) => {
    drawn.current = body;
  }, []);
  return (
    <>
      <Band preview={preview} />
      <div className="mx-auto w-full max-w-page px-4 pb-20 sm:px-6">
        <Mail preview={preview} onDraw={keepDrawn} />
        {preview.html && <Install preview={preview} drawn={drawn} />}
      </div>
    </>
  );
}

/** Whose signature it is, on the colour they chose. */
function Band({ preview: { name, company, publicPageColor, canEdit, hash } }: { preview: PreviewData }) {
  return (
    <div
      className="px-4 pt-8 pb-28 sm:px-6"
      style={{ background: publicPageColor, color: readableOn(publicPageColor) }}
    >
      <div className="mx-auto flex max-w-180 flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-24 font-semibold">
            {name.trim() || company.trim() || "Email signature"}
          </h1>
          <p className="text-14">Email signature, as it arrives</p>
        </div>
        {canEdit ? (
          <Link to={pathTo("editor-edit", { hash })} className={buttonLook({ look: "secondary" })}>
            Edit
          </Link>
        ) : (
          <Link to={pathTo("editor-create")} className={buttonLook({ look: "secondary" })}>
            Create yours
          </Link>
        )}
      </div>
    </div>
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

type InstallProps = { preview: PreviewData; drawn: React.RefObject<HTMLElement | null> };

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
