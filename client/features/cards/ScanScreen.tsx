import { Camera, ImageUp } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { FileDrop } from "#client/ui/FileDrop.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { type ScanState, useScan } from "./scan/useScan.ts";

// What contacts are written with comes when there is one.
const Found = lazyPart(async () => (await import("./scan/Found.tsx")).Found);

/** Reads the code of a card or a page, with the camera or from a picture. Nothing of it leaves the device. */
export function Screen() {
  const { video, state, start, readFile, cancel } = useScan();
  const isSeen = state.kind === "looking" || state.kind === "starting";
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === "read") result.current?.focus();
  }, [state]);
  return (
    <div className="mx-auto flex w-full max-w-110 flex-1 flex-col gap-5 px-4 py-6 sm:py-10">
      <header>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {t("Scan a code")}
        </h1>
        <p className="mt-1 text-14 text-ink-muted">
          {t("Hold a business card's code before the camera. It is read on this device: no picture leaves it.")}
        </p>
      </header>
      {state.kind === "read" ? (
        <div ref={result} tabIndex={-1} className="rounded-card outline-none">
          <Suspense fallback={<OnItsWay />}>
            <Found code={state.code} onAgain={() => void start()} />
          </Suspense>
        </div>
      ) : (
        <section aria-label={t("Camera")} className="overflow-hidden rounded-card bg-[#0b1f24] text-white shadow-2">
          <div className="relative grid place-items-center" style={{ aspectRatio: "1" }}>
            <video
              ref={video}
              playsInline
              muted
              aria-label={t("What the camera shows")}
              className={`absolute inset-0 size-full object-cover ${isSeen ? "" : "invisible"}`}
            />
            {state.kind === "looking" && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute rounded-dialog"
                style={{ inset: "14%", outline: "2px solid #ffffffd9", boxShadow: "0 0 0 100vmax #0b1f2466" }}
              />
            )}
            {state.kind === "starting" && <Spinner label={t("Waiting for the camera")} className="relative size-8" />}
            {!isSeen && (
              <div className="relative flex flex-col items-center gap-4 px-6 text-center">
                <Camera className="size-10" strokeWidth={1.5} aria-hidden="true" />
                <Button onClick={() => void start()} disabled={state.kind === "reading"}>
                  {t("Use the camera")}
                </Button>
              </div>
            )}
          </div>
          {isSeen && (
            <div className="flex items-center justify-between gap-3 px-4 py-3">
              <p role="status" className="text-13">
                {state.kind === "looking" ? t("Looking for a code …") : t("Your browser asks whether it may.")}
              </p>
              <Button look="secondary" size="small" onClick={cancel}>
                {t("Stop")}
              </Button>
            </div>
          )}
        </section>
      )}
      {state.kind === "failed" && <InlineAlert kind="warning">{problemWords(state.problem)}</InlineAlert>}
      <FileDrop
        icon={<ImageUp className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
        label={state.kind === "reading" ? t("Reading the picture …") : t("Choose a picture with a code")}
        hint={t("A photo or a screenshot.")}
        accept="image/*"
        isBusy={state.kind === "reading"}
        onFile={(file) => void readFile(file)}
      />
    </div>
  );
}

type Failure = Extract<ScanState, { kind: "failed" }>["problem"];

/** What stands in the way, and what helps. */
function problemWords(problem: Failure): string {
  switch (problem) {
    case "insecure":
      return t("Browsers give the camera to secure pages only: open this one with https://, or choose a picture.");
    case "none":
      return t("There is no camera here. Choose a picture of the code instead.");
    case "refused":
      return t(
        "The camera is not allowed here. Allow it in your browser's settings for this page, or choose a picture.",
      );
    case "busy":
      return t("The camera does not answer: another program may be using it. Close that one and try again.");
    case "no_code":
      return t("No code was found in this picture. Try one in which it is larger and sharp.");
    case "no_picture":
      return t("This file cannot be read as a picture.");
    case "no_reader":
      return t("What reads codes could not be loaded. Check your connection and try again.");
  }
}
