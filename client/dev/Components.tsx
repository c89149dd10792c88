import { type ReactNode, useState } from "react";
import { showToast, type ToastKind } from "#client/lib/toasts.ts";
import { Accordion } from "#client/ui/Accordion.tsx";
import { Badge } from "#client/ui/Badge.tsx";
import { BottomSheet } from "#client/ui/BottomSheet.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Chip } from "#client/ui/Chip.tsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { MailMock } from "#client/ui/MailMock.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { SignaturePicture } from "#client/ui/SignaturePicture.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { ToastList } from "#client/ui/ToastList.tsx";
import { UrlField } from "#client/ui/UrlField.tsx";

const LONG = "Donaudampfschifffahrtsgesellschaftskapitän and everything else that does not fit on one line";

/** Every component of `client/ui`: as usual, with long text, empty, wrong, and switched off. */
export function Components() {
  return (
    <>
      <div className="mt-4 gap-4 rounded-card bg-bg p-5 ring-1 ring-line xl:columns-2">
        <Shelf title="Buttons">
          <Buttons />
        </Shelf>
        <Shelf title="Choices">
          <Choices />
        </Shelf>
        <Shelf title="Messages">
          <Messages />
        </Shelf>
        <Shelf title="Fields">
          <Fields />
        </Shelf>
        <Shelf title="Over the page">
          <Layers />
        </Shelf>
        <Shelf title="Mail and marks">
          {(["light", "dark"] as const).map((ground) => (
            <MailMock key={ground} from={LONG} subject={LONG} ground={ground}>
              <p>{LONG}</p>
            </MailMock>
          ))}
          <SignOffLine />
          <SignaturePicture draw={drawLong} className="h-40 rounded-card ring-1 ring-line" />
        </Shelf>
      </div>
      <ToastList />
    </>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h3 className="border-b border-line pb-1 text-13 font-semibold text-ink-muted">{title}</h3>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </section>
  );
}

const nothing = () => undefined;
const drawLong = () => ({ html: `<p>${LONG}</p>`.repeat(12) });

function Buttons() {
  const looks = ["primary", "secondary", "ghost", "danger", "signal"] as const;
  return (
    <>
      {(["small", "medium", "large"] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-2">
          {looks.map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button disabled>Switched off</Button>
        <Button isLoading>Save signature</Button>
        <Button look="secondary" icon={<Icon name="check" className="size-4" />}>
          With an icon
        </Button>
        <IconButton label="Menu" icon={<Icon name="menu" />} />
        <IconButton label="Close" icon={<Icon name="close" />} disabled />
        <CopyButton label="Copy" copy={async () => undefined} onError={nothing} />
        <Spinner label="Working" />
        <Badge>Pro</Badge>
      </div>
      <Button className="max-w-full overflow-hidden">{LONG}</Button>
    </>
  );
}

function Fields() {
  const [link, setLink] = useState("javascript:alert(1)");
  const [color, setColor] = useState<string | null>("#f2b85a");
  const [width, setWidth] = useState(100);
  return (
    <>
      <Input label="Name" placeholder="Ana Ruiz" />
      <Input label={LONG} defaultValue={LONG} hint={LONG} counter="88/200" />
      <Input label="Wrong" defaultValue="ana@" error="Email address is not valid." />
      <Input label="Switched off" defaultValue="Ana Ruiz" disabled />
      <PasswordField label="Password" defaultValue="correct horse" hint="8 characters or more" />
      <UrlField label="Link" value={link} onChange={setLink} />
      <Select
        label="Font"
        options={[
          { value: "1", label: "Arial" },
          { value: "2", label: LONG },
          { value: "3", label: "Switched off", isDisabled: true },
        ]}
      />
      <Select label="Wrong" options={[{ value: "", label: "Please choose" }]} error="This field is required." />
      <ColorField
        label="Text colour"
        value={color}
        fallback="#00686c"
        against="#ffffff"
        swatches={["#00686c", "#b42338", "#0b1f24"]}
        onChange={setColor}
      />
      <Slider label="Width" value={width} min={16} max={600} unit="px" onChange={setWidth} />
      <Slider label="Switched off" value={40} min={0} max={100} disabled onChange={nothing} />
    </>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [mode, setMode] = useState("light");
  const [sections, setSections] = useState<readonly string[]>(["open"]);
  return (
    <>
      <Accordion
        open={sections}
        onOpen={setSections}
        sections={[
          { id: "open", title: "Open", content: <p>{LONG}</p> },
          { id: "closed", title: LONG, content: <p>{LONG}</p> },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Chip isOn={isOn} onClick={() => setOn(!isOn)}>
          Free
        </Chip>
        <Chip isOn={!isOn} onClick={() => setOn(!isOn)}>
          {LONG}
        </Chip>
      </div>
      <Switch label="Short links" hint={LONG} checked={isOn} onChange={setOn} />
      <Switch label="Switched off" checked={false} disabled onChange={nothing} />
      <SegmentedControl
        label="Mail"
        value={mode}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
        onChange={setMode}
      />
    </>
  );
}

function Messages() {
  return (
    <>
      {(["info", "success", "warning", "danger"] as const).map((kind) => (
        <InlineAlert key={kind} kind={kind}>
          {kind}: {LONG}.
        </InlineAlert>
      ))}
      <EmptyState
        title="No signatures yet"
        text="Design one, it takes five minutes."
        action={<Button>Create</Button>}
      />
      <div className="flex flex-wrap gap-2">
        {(["success", "info", "error"] as const).map((kind: ToastKind) => (
          <Button
            key={kind}
            look="secondary"
            size="small"
            onClick={() => showToast({ kind, text: `${kind}: ${LONG}`, action: { label: "Undo", run: nothing } })}
          >
            Toast: {kind}
          </Button>
        ))}
      </div>
    </>
  );
}

function Layers() {
  const [open, setOpen] = useState<"modal" | "dock" | "confirm" | "sheet" | null>(null);
  const [stop, setStop] = useState<"peek" | "half" | "full">("half");
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" size="small" onClick={() => setOpen("modal")}>
        Dialog
      </Button>
      <Button look="secondary" size="small" onClick={() => setOpen("dock")}>
        Docked dialog
      </Button>
      <Button look="secondary" size="small" onClick={() => setOpen("confirm")}>
        Question
      </Button>
      <Button look="secondary" size="small" onClick={() => setOpen(open === "sheet" ? null : "sheet")}>
        Bottom sheet
      </Button>
      <Modal
        isOpen={open === "modal"}
        onClose={close}
        title={LONG}
        description={LONG}
        actions={<Button onClick={close}>Close</Button>}
      >
        <Input label="Name" />
      </Modal>
      <Modal isOpen={open === "dock"} onClose={close} size="dock" title={LONG} description={LONG}>
        <Input label="Name" />
      </Modal>
      <ConfirmModal
        isOpen={open === "confirm"}
        title="Delete the signature “Ana Ruiz”?"
        description="Mails that were sent keep their pictures and links."
        action="Delete signature"
        isDangerous
        error={LONG}
        onConfirm={close}
        onClose={close}
      />
      {open === "sheet" && (
        <div className="fixed inset-x-0 bottom-0 z-300">
          <BottomSheet
            label="Controls"
            stop={stop}
            onStop={setStop}
            heights={{ peek: "3.5rem", half: "45dvh", full: "90dvh" }}
          >
            <p className="p-4">{LONG}</p>
          </BottomSheet>
        </div>
      )}
    </div>
  );
}
