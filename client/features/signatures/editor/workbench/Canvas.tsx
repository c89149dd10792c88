import clsx from "clsx";
import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { type CSSProperties, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLateCommands } from "#client/lib/commands.ts";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { MailMock } from "#client/ui/MailMock.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { type Ground, SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { t, translated } from "#shared/languages/translate.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { useClientView } from "../../preview/useClientView.ts";
import { CLIENT_VIEWS, type ClientView, DEVICES, type Device, GROUNDS } from "../../preview/views.ts";
import { useDocument, useEditing, useForm, useView } from "../session/EditingContext.tsx";
import { fadeAddons, ghostAt, ghostsOf } from "../session/ghosts.ts";
import { elementsOf, fieldAt } from "../session/parts.ts";
import { SaveStateText } from "./SaveStateText.tsx";
import { useDrawn } from "./useCanvas.ts";
import { MEDIA, useMedia } from "./useMedia.ts";

const icon = "size-4";
const SIGNS = {
  light: <Sun className={icon} aria-hidden="true" />,
  dark: <Moon className={icon} aria-hidden="true" />,
  desktop: <Monitor className={icon} aria-hidden="true" />,
  phone: <Smartphone className={icon} aria-hidden="true" />,
};

/** Choices with a sign before each; where room is short the sign stands alone. */
const withSigns = <T extends keyof typeof SIGNS>(options: readonly { value: T; label: string }[]) =>
  options.map(({ value, label }) => ({
    value,
    label: (
      <>
        {SIGNS[value]}
        <span className="max-xl:sr-only">{t(label)}</span>
      </>
    ),
  }));

// In the page from the server, brought to life a moment later.
// Judged when nobody has typed for a moment: its script may come by then.
const Quality = lazyPart(async () => (await import("./Quality.tsx")).Quality);
const FormSwitch = lazyPart(async () => (await import("./FormSwitch.tsx")).FormSwitch);
const FormNotice = lazyPart(async () => (await import("./FormNotice.tsx")).FormNotice);
const SeenMenu = lazyPart(async () => (await import("./SeenMenu.tsx")).SeenMenu);
const EmptyParts = lazyPart(async () => (await import("./EmptyParts.tsx")).EmptyParts);
// Of signatures from before alone.
const RedrawnNotice = lazyPart(async () => (await import("./RedrawnNotice.tsx")).RedrawnNotice);

/** How large the mail may be shown, in per cent. On large screens a signature at its own size looks lost. */
const ZOOMS = [100, 125, 150].map((pct) => ({ value: String(pct), label: `${pct} %` }));
const LARGE_ZOOM = 125;

/** On a phone a signature gets no smaller than this; what is still too tall is scrolled. */
const MIN_SCALE = 0.45;

/** The mail around the signature, redrawn with every keystroke. */
export function Canvas() {
  const [ground, setGround] = useState<Ground>("light");
  const [device, setDevice] = useState<Device>("desktop");
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const isLarge = useMedia(MEDIA.large);
  const isPhone = useMedia(MEDIA.phone);
  const isDesktop = useMedia(MEDIA.desktop);
  const zoomPct = chosenZoom ?? (isLarge ? LARGE_ZOOM : 100);
  const seen = useClientView();
  const session = useSession();
  const { html, isSample, emptyCount, content } = useDrawn(seen.view !== "sent");
  const { onDraw } = useParts(content, isSample);
  const place = useRef<HTMLDivElement>(null);
  const maxHeightPx = useRoom(place, isPhone);
  const isFromBefore = useDocument(({ design }) => design.templateVersion < TEMPLATE_VERSION);
  const name = content.general.name.trim();
  const form = useForm();
  const look = (view: ClientView) => void seen.choose(view).catch(showProblem);
  useLateCommands(async () => {
    const { lookCommands } = await import("../../preview/lookCommands.ts");
    // What the bar above the mail has, on a window of this width.
    return [
      ...lookCommands("ground", t("Mail"), ground, translated(GROUNDS), setGround),
      ...lookCommands("seen", t("Seen in"), seen.view, translated(CLIENT_VIEWS), look),
      ...(isDesktop ? lookCommands("device", t("Device"), device, translated(DEVICES), setDevice) : []),
      ...(isDesktop ? lookCommands("zoom", t("Zoom"), String(zoomPct), ZOOMS, (pct) => setZoom(Number(pct))) : []),
    ];
  });
  return (
    <section
      aria-label={t("Canvas")}
      className="mx-auto flex w-full max-w-[calc(45rem*var(--mail-zoom,1))] flex-col gap-2 split:gap-4 xl:[--mail-zoom:1.25]"
      style={chosenZoom === null ? undefined : ({ "--mail-zoom": chosenZoom / 100 } as CSSProperties)}
    >
      {/* Where a keyboard leaves no room, the signature comes first. */}
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 split:gap-x-3 max-split:[@container_(max-height:180px)]:hidden">
        <SegmentedControl
          label={t("Mail")}
          isLabelHidden
          options={withSigns(GROUNDS)}
          value={ground}
          onChange={(value) => setGround(value)}
        />
        <SegmentedControl
          className="max-lg:hidden"
          label={t("Device")}
          isLabelHidden
          options={withSigns(DEVICES)}
          value={device}
          onChange={(value) => setDevice(value)}
        />
        {!isSample && (
          <Suspense>
            <FormSwitch />
          </Suspense>
        )}
        {isSample && (
          <p className="rounded-full bg-brand-soft px-3 py-1 text-12 font-medium text-on-brand-soft">
            <Sentence
              text="Sample<more>: start typing to see yours</more>"
              more={(words) => <span className="max-sm:sr-only">{words}</span>}
            />
          </p>
        )}
        {isPhone && (
          <Suspense>
            <SeenMenu view={seen.view} onChoose={look} />
          </Suspense>
        )}
        {isPhone && (
          <SaveStateText className="min-w-0 flex-1 basis-16 text-right text-12/4 data-long:basis-full data-long:text-left" />
        )}
        <div className="ml-auto flex items-center gap-3 max-split:hidden">
          <span aria-hidden="true" className="text-13 text-ink-muted max-xl:hidden">
            {t("Seen in")}
          </span>
          <Select
            label={t("Seen in")}
            isLabelHidden
            size="small"
            value={seen.view}
            options={translated(CLIENT_VIEWS)}
            onChange={({ target }) => look(target.value as ClientView)}
          />
          <div className="max-lg:hidden">
            <Select
              label={t("Zoom")}
              isLabelHidden
              size="small"
              value={String(zoomPct)}
              options={ZOOMS}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </div>
        </div>
      </div>
      {form !== null && (
        <Suspense>
          <FormNotice form={form} />
        </Suspense>
      )}
      {isFromBefore && (
        <Suspense>
          <RedrawnNotice />
        </Suspense>
      )}
      <MailMock
        from={session?.user.email ?? "you@example.com"}
        subject={t("Notes from this morning")}
        ground={ground}
        isPhone={device === "phone"}
        className={clsx(device === "phone" && "max-w-[calc(23.75rem*var(--mail-zoom,1))]!")}
        dressingClassName="[zoom:var(--mail-zoom,1)] max-split:hidden"
        bodyClassName="max-split:px-2 max-split:py-2"
      >
        <div ref={place} className={isSample ? "opacity-50" : undefined}>
          <SignatureFrame
            html={seen.draw(html, ground)}
            title={isSample ? t("Sample signature") : name ? t("Signature of {name}", { name }) : t("Your signature")}
            ground={ground}
            isScaled
            zoom={zoomPct / 100}
            maxHeightPx={maxHeightPx}
            minScale={MIN_SCALE}
            onDraw={onDraw}
          />
        </div>
      </MailMock>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0 flex-1 basis-80">
          <Suspense>
            <Quality />
          </Suspense>
        </div>
        <Suspense>{!isSample && seen.view === "sent" && <EmptyParts count={emptyCount} />}</Suspense>
      </div>
    </section>
  );
}

function showProblem(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  showToast({ kind: "error", text: error.message });
}

/** Under the signature: the mail's own padding and edge, and the pane's. */
const BELOW_PX = 18;

/** On a phone: the height that the sheet leaves to the signature, whatever stands above it. Undefined elsewhere. */
function useRoom(place: RefObject<HTMLElement | null>, isPhone: boolean): number | undefined {
  const [roomPx, setRoom] = useState<number>();
  useEffect(() => {
    const pane = place.current?.closest("[data-pane]");
    if (!isPhone || !pane) return setRoom(undefined);
    const measure = () => {
      const above = place.current?.getBoundingClientRect().top ?? 0;
      setRoom(pane.clientHeight - (above - pane.getBoundingClientRect().top + pane.scrollTop) - BELOW_PX);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    return () => observer.disconnect();
  }, [place, isPhone]);
  return roomPx;
}

/** Clicking a part opens its field; the part of the field being edited is outlined, and brought into view. */
function useParts(content: Content, isSample: boolean) {
  const { show, shaper } = useEditing();
  const { field } = useView();
  const body = useRef<HTMLElement | null>(null);
  const latest = useRef({ content, field });
  latest.current = { content, field };

  const outline = useCallback((): HTMLElement | undefined => {
    if (!body.current) return;
    for (const marked of body.current.querySelectorAll<HTMLElement>("[data-edited]")) {
      marked.style.cssText = marked.dataset.edited ?? "";
      delete marked.dataset.edited;
    }
    const { content: now, field: path } = latest.current;
    if (!path) return;
    const ghosts = ghostsOf(body.current, path);
    const elements = ghosts.length ? ghosts : (elementsOf(body.current, path, now, shaper.sourcesOf) as HTMLElement[]);
    for (const element of elements) {
      element.dataset.edited = element.style.cssText;
      // Inside its edges: the frame ends where the signature does.
      element.style.outline = element.tagName === "IMG" ? "2px solid #00cfd6" : "";
      element.style.outlineOffset = "-2px";
      if (element.tagName !== "IMG") element.style.boxShadow = "inset 0 -2px #00cfd6";
    }
    return elements[0];
  }, [shaper]);

  const open = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      const target = event.target as Element;
      const path = ghostAt(target) ?? fieldAt(target, latest.current.content, shaper.sourcesOf);
      if (path) show(path);
    },
    [show, shaper],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, another outline
  useEffect(() => {
    // The frame is of our own origin: its parts scroll the pane around it.
    outline()?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [field]);

  const onDraw = useCallback(
    (drawn: HTMLElement) => {
      if (body.current !== drawn) {
        body.current = drawn;
        drawn.addEventListener("click", open);
      }
      if (!isSample) fadeAddons(drawn);
      outline();
    },
    [open, outline, isSample],
  );
  return { onDraw };
}
