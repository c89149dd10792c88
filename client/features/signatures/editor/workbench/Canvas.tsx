import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { MailMock } from "#client/ui/MailMock.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { type Ground, SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { t } from "#shared/languages/translate.ts";
import { useEditing, useView } from "../session/EditingContext.tsx";
import { elementsOf, fieldAt } from "../session/parts.ts";
import { Quality } from "./Quality.tsx";
import { useDrawn } from "./useCanvas.ts";

type Device = "desktop" | "phone";

const icon = "size-4";
const grounds = () =>
  [
    { value: "light", label: <Option icon={<Sun className={icon} aria-hidden="true" />} text={t("Light")} /> },
    { value: "dark", label: <Option icon={<Moon className={icon} aria-hidden="true" />} text={t("Dark")} /> },
  ] as const;
const devices = () =>
  [
    { value: "desktop", label: <Option icon={<Monitor className={icon} aria-hidden="true" />} text={t("Desktop")} /> },
    { value: "phone", label: <Option icon={<Smartphone className={icon} aria-hidden="true" />} text={t("Phone")} /> },
  ] as const;

function Option({ icon: sign, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      {sign}
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}

/** The mail around the signature, redrawn with every keystroke. */
export function Canvas({ actions }: { actions: ReactNode }) {
  const [ground, setGround] = useState<Ground>("light");
  const [device, setDevice] = useState<Device>("desktop");
  const session = useSession();
  const { html, isSample, content } = useDrawn();
  const { onDraw } = useParts(content, isSample);
  const name = content.general.name.trim();
  return (
    <section aria-label={t("Canvas")} className="mx-auto flex w-full max-w-180 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t("Mail")}
          isLabelHidden
          options={grounds()}
          value={ground}
          onChange={(value) => setGround(value)}
        />
        {isSample && (
          <p className="rounded-full bg-brand-soft px-3 py-1 text-12 font-medium text-on-brand-soft">
            <Sentence
              text="Sample<more>: start typing to see yours</more>"
              more={(words) => <span className="max-sm:sr-only">{words}</span>}
            />
          </p>
        )}
        {actions}
        <SegmentedControl
          className="max-lg:hidden"
          label={t("Device")}
          isLabelHidden
          options={devices()}
          value={device}
          onChange={(value) => setDevice(value)}
        />
      </div>
      <MailMock
        from={session?.user.email ?? "you@example.com"}
        subject={t("Notes from this morning")}
        ground={ground}
        isPhone={device === "phone"}
        text={<MailText />}
      >
        <div className={isSample ? "opacity-50" : undefined}>
          <SignatureFrame
            html={html}
            title={isSample ? t("Sample signature") : name ? t("Signature of {name}", { name }) : t("Your signature")}
            ground={ground}
            isScaled
            onDraw={onDraw}
          />
        </div>
      </MailMock>
      <Quality />
    </section>
  );
}

/** On a phone the room above the controls belongs to the signature. */
const MailText = () => (
  <>
    <p className="max-lg:hidden">{t("Hi Anna,")}</p>
    <p className="max-lg:hidden">{t("thank you for the call this morning. You will find the notes attached.")}</p>
    <p>{t("Best regards")}</p>
  </>
);

/** Clicking a part opens its field; the part of the field being edited is outlined. */
function useParts(content: ReturnType<typeof useDrawn>["content"], isSample: boolean) {
  const { show, shaper } = useEditing();
  const { field } = useView();
  const body = useRef<HTMLElement | null>(null);
  const latest = useRef({ content, isSample, field });
  latest.current = { content, isSample, field };

  const outline = useCallback(() => {
    if (!body.current) return;
    for (const marked of body.current.querySelectorAll<HTMLElement>("[data-edited]")) {
      marked.style.cssText = marked.dataset.edited ?? "";
      delete marked.dataset.edited;
    }
    const { content: now, field: path, isSample: isGhost } = latest.current;
    if (!path || isGhost) return;
    for (const element of elementsOf(body.current, path, now, shaper.sourcesOf) as HTMLElement[]) {
      element.dataset.edited = element.style.cssText;
      // Inside its edges: the frame ends where the signature does.
      element.style.outline = element.tagName === "IMG" ? "2px solid #00cfd6" : "";
      element.style.outlineOffset = "-2px";
      if (element.tagName !== "IMG") element.style.boxShadow = "inset 0 -2px #00cfd6";
    }
  }, [shaper]);

  const open = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      const { content: now, isSample: isGhost } = latest.current;
      const path = isGhost ? "general.name" : fieldAt(event.target as Element, now, shaper.sourcesOf);
      if (path) show(path);
    },
    [show, shaper],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, another outline
  useEffect(outline, [field]);

  const onDraw = useCallback(
    (drawn: HTMLElement) => {
      if (body.current !== drawn) {
        body.current = drawn;
        drawn.addEventListener("click", open);
      }
      outline();
    },
    [open, outline],
  );
  return { onDraw };
}
