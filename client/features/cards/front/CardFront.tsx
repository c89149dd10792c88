import clsx from "clsx";
import type { CSSProperties } from "react";
import { QrCode } from "#client/ui/QrCode.tsx";
import type { CardQr } from "#shared/cards/qr.ts";
import { inkOf } from "#shared/cards/rules.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import { t } from "#shared/languages/translate.ts";

/** The phones whose own look of a contact a card is shown in. */
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
  const Face = platform === "ios" ? IosFace : AndroidFace;
  return (
    <div className={className} style={{ containerType: "inline-size" }} data-front={platform}>
      <div
        className="flex flex-col overflow-hidden shadow-2 ring-1 ring-line"
        style={{
          aspectRatio: "5 / 7",
          borderRadius: "1em",
          fontSize: "5cqw",
          lineHeight: 1.25,
          background: content.backgroundColor,
          color: inkOf(content),
        }}
      >
        <Face content={content} qr={qr} urlOf={urlOf} />
      </div>
    </div>
  );
}

type FaceProps = Pick<Props, "content" | "qr" | "urlOf">;

/** Its sizes are the card's alone: they stand here, and no other screen loads them. */
function IosFace({ content, qr, urlOf }: FaceProps) {
  const { header, title, subheader, logo, photo, contacts } = content;
  const first = contacts.find(({ value }) => value.trim());
  return (
    <>
      <div className="flex items-center" style={{ height: "3.6em", gap: "0.6em", padding: "0.6em 1em 0" }}>
        <Picture
          path={logo}
          urlOf={urlOf}
          className="object-contain"
          style={{ maxHeight: "2.4em", maxWidth: "7em", objectPosition: "left" }}
        />
        <Line text={header} ghost={t("Header")} className="font-semibold" />
      </div>
      <div className="flex items-start" style={{ gap: "0.8em", padding: "0.6em 1em 0" }}>
        <div className="min-w-0 flex-1">
          <Line text={title} ghost={t("Title")} className="line-clamp-2 font-semibold" style={LARGE} />
          <Line text={subheader} className="line-clamp-2" style={{ fontSize: "0.95em", marginTop: "0.4em" }} />
        </div>
        <Picture
          path={photo}
          urlOf={urlOf}
          className="object-cover"
          style={{ width: "4.8em", height: "4.8em", borderRadius: "0.4em" }}
        />
      </div>
      {first && <Line text={first.value} style={{ fontSize: "0.85em", padding: "0.8em 1.2em 0" }} />}
      <Code qr={qr} style={{ margin: "auto auto 1.4em" }} />
    </>
  );
}

function AndroidFace({ content, qr, urlOf }: FaceProps) {
  const { header, title, subheader, logo, photo, banner } = content;
  return (
    <>
      <div
        className="flex items-center"
        style={{
          height: "3.8em",
          gap: "0.7em",
          padding: "0 1em",
          borderBottom: "1px solid color-mix(in srgb, currentColor 25%, transparent)",
        }}
      >
        <Picture
          path={logo ?? photo}
          urlOf={urlOf}
          className="rounded-full bg-white object-cover"
          style={{ width: "2.2em", height: "2.2em" }}
        />
        <Line text={header} ghost={t("Header")} className="font-medium" />
      </div>
      <div style={{ padding: "0.9em 1em 0" }}>
        <Line text={subheader} style={{ fontSize: "0.85em" }} />
        <Line text={title} ghost={t("Title")} className="line-clamp-2" style={LARGE} />
      </div>
      <Code qr={qr} style={{ margin: "auto" }} />
      <Picture path={banner} urlOf={urlOf} className="w-full object-cover" style={{ height: "6.2em" }} />
    </>
  );
}

const LARGE = { fontSize: "1.6em" };

type LineProps = { text: string; ghost?: string; className?: string; style?: CSSProperties };

/** A line of the card, or in its place and softer what it is for. */
function Line({ text, ghost, className, style }: LineProps) {
  const words = text.trim();
  if (!words && !ghost) return null;
  return (
    <p
      dir="auto"
      className={clsx("min-w-0 overflow-hidden break-words", !words && "italic", className)}
      style={{ textOverflow: "ellipsis", ...style }}
    >
      {words || ghost}
    </p>
  );
}

type PictureProps = { path: string | null; className: string; style: CSSProperties } & Pick<Props, "urlOf">;

function Picture({ path, urlOf, className, style }: PictureProps) {
  const source = path && urlOf(path);
  return source ? <img src={source} alt="" className={clsx("shrink-0", className)} style={style} /> : null;
}

function Code({ qr: { text, ecc }, style }: { qr: CardQr; style: CSSProperties }) {
  return (
    <div className="shrink-0 bg-white" style={{ borderRadius: "0.5em", padding: "0.2em", ...style }}>
      <QrCode text={text} ecc={ecc} label={t("QR code of the card")} style={{ width: "7.6em", height: "7.6em" }} />
    </div>
  );
}
