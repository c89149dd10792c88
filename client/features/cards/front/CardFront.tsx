import clsx from "clsx";
import type { ReactNode } from "react";
import { QrCode } from "#client/ui/QrCode.tsx";
import type { CardQr } from "#shared/cards/qr.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { legibleOn, readableOn } from "#shared/lib/color.ts";

export const PLATFORMS = ["ios", "android"] as const;
export type Platform = (typeof PLATFORMS)[number];

type Props = {
  content: CardContent;
  platform: Platform;
  qr: CardQr;
  /** where a hosted picture is seen; empty while it cannot be */
  urlOf(path: string): string;
  className?: string;
};

/**
 * The front of a card as the wallets of iPhones and of Android phones show one. Sizes are in em, and an em is a twentieth of
 * its width: whole in whatever room there is.
 */
export function CardFront({ content, platform, qr, urlOf, className }: Props) {
  const { backgroundColor: ground, textColor } = content;
  const ink = legibleOn(textColor ?? readableOn(ground), [ground]);
  const Face = platform === "ios" ? IosFace : AndroidFace;
  return (
    <div className={clsx("[container-type:inline-size]", className)} data-front={platform}>
      <div
        className="flex aspect-[5/7] flex-col overflow-hidden rounded-[1em] text-[5cqw] leading-tight shadow-2 ring-1 ring-line"
        style={{ background: ground, color: ink }}
      >
        <Face content={content} qr={qr} urlOf={urlOf} />
      </div>
    </div>
  );
}

type FaceProps = Pick<Props, "content" | "qr" | "urlOf">;

function IosFace({ content, qr, urlOf }: FaceProps) {
  const { header, title, subheader, logo, photo, contacts } = content;
  const first = contacts.find(({ value }) => value.trim());
  return (
    <>
      <div className="flex h-[3.6em] items-center gap-[0.6em] px-[1em] pt-[0.6em]">
        <Picture path={logo} urlOf={urlOf} className="max-h-[2.4em] max-w-[7em] object-contain object-left" />
        <Line text={header} ghost={t("Header")} className="text-[1em] font-semibold" />
      </div>
      <div className="flex items-start gap-[0.8em] px-[1em] pt-[0.6em]">
        <div className="min-w-0 flex-1">
          <Line text={title} ghost={t("Title")} className="line-clamp-2 text-[1.6em] font-semibold" />
          <Line text={subheader} className="mt-[0.4em] line-clamp-2 text-[0.95em]" />
        </div>
        <Picture path={photo} urlOf={urlOf} className="size-[4.8em] rounded-[0.4em] object-cover" />
      </div>
      {first && <Line text={first.value} className="px-[1em] pt-[0.7em] text-[0.85em]" />}
      <Code qr={qr} className="mt-auto mb-[1.4em]" />
    </>
  );
}

function AndroidFace({ content, qr, urlOf }: FaceProps) {
  const { header, title, subheader, logo, photo, banner } = content;
  return (
    <>
      <div className="flex h-[3.8em] items-center gap-[0.7em] border-b border-current/25 px-[1em]">
        <Picture path={logo ?? photo} urlOf={urlOf} className="size-[2.2em] rounded-full bg-white object-cover" />
        <Line text={header} ghost={t("Header")} className="text-[1em] font-medium" />
      </div>
      <div className="px-[1em] pt-[0.9em]">
        <Line text={subheader} className="text-[0.85em]" />
        <Line text={title} ghost={t("Title")} className="line-clamp-2 text-[1.6em]" />
      </div>
      <Code qr={qr} className="my-auto" />
      <Picture path={banner} urlOf={urlOf} className="h-[6.2em] w-full object-cover" />
    </>
  );
}

/** A line of the card, or in its place and softer what it is for. */
function Line({ text, ghost, className }: { text: string; ghost?: string; className: string }) {
  const words = text.trim();
  if (!words && !ghost) return null;
  return (
    <p dir="auto" className={clsx("min-w-0 overflow-hidden text-ellipsis break-words", !words && "italic", className)}>
      {words || ghost}
    </p>
  );
}

function Picture({ path, urlOf, className }: { path: string | null; className: string } & Pick<Props, "urlOf">) {
  const source = path && urlOf(path);
  return source ? <img src={source} alt="" className={clsx("shrink-0", className)} /> : null;
}

function Code({ qr: { text, ecc }, className }: { qr: CardQr; className: string }): ReactNode {
  return (
    <div className={clsx("mx-auto shrink-0 rounded-[0.5em] bg-white p-[0.2em]", className)}>
      <QrCode text={text} ecc={ecc} label={t("QR code of the card")} className="size-[7.6em]" />
    </div>
  );
}
