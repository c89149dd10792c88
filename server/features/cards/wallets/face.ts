/** What wallets show of a card. */
import { createHash } from "node:crypto";
import { labelOf } from "#renderer/card/draw.ts";
import { shownPicture } from "#renderer/card/images.ts";
import { pageWords } from "#renderer/page/words.ts";
import { inkOf } from "#shared/cards/rules.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { parseSource, SHAPES, type Variant, variantName, widthWithin } from "#shared/images/variant.ts";
import { oneLine } from "#shared/lib/text.ts";
import { safeUrl } from "#shared/lib/url.ts";
import type { GoogleFace, WalletFace } from "../../../ports/wallet/wallet.ts";
import type { ShownCard } from "../shown.ts";

type Shown = Pick<ShownCard, "record" | "context">;

/** Raised with every change after which the same card makes another pass. */
const PASS_RULES = 1;

export function faceOf({ record: { hash, content }, context }: Shown): WalletFace {
  const { header, title, subheader } = content;
  return {
    serial: hash,
    header: oneLine(header),
    title: oneLine(title),
    subheader: oneLine(subheader),
    lines: linesOf(content),
    more: moreOf(content),
    url: context.url,
    ground: content.backgroundColor,
    ink: inkOf(content),
    code: context.qr.text,
    language: content.language,
  };
}

function linesOf({ contacts, language }: CardContent): WalletFace["lines"] {
  const words = pageWords(language);
  return contacts.flatMap(({ name, value, label }, at) => {
    const text = oneLine(value);
    return text ? [{ key: `${name}-${at}`, label: oneLine(label ?? "") || labelOf(name, words), value: text }] : [];
  });
}

function moreOf({ socials, note }: CardContent): WalletFace["more"] {
  const profiles = socials.flatMap(({ name, link }, at) => {
    const value = safeUrl(link);
    return value ? [{ key: `profile-${at}`, label: SOCIALS[name]?.label ?? "", value }] : [];
  });
  const text = note.trim();
  return text ? [...profiles, { key: "note", label: "", value: text }] : profiles;
}

/** Google fetches pictures itself: from a trial on one's own machine it cannot. */
export function googleFaceOf(shown: Shown): GoogleFace {
  const { content } = shown.record;
  const addressOf = (place: "logo" | "photo") => {
    const address = shownPicture(content, place, shown.context.imageHost)?.src ?? "";
    return address.startsWith("https:") ? address : null;
  };
  return { ...faceOf(shown), logoUrl: addressOf("logo"), photoUrl: addressOf("photo") };
}

/** Beside the name, in points: https://developer.apple.com/documentation/walletpasses */
const THUMBNAIL_PX = 90;
const LOGO = { widthPx: 160, heightPx: 50 };

/** The pictures of a pass, each as a PNG, which a copy with cut corners always is. Of moving ones none. */
export function passPictures({ logo, photo }: CardContent): { name: string; source: string; variant: Variant }[] {
  const thumbnail = still(photo) && { shape: SHAPES.circle, widthPx: THUMBNAIL_PX, density: 2 as const };
  const source = still(logo);
  const shape = source?.extension === "jpg" ? SHAPES.rounded : SHAPES.square;
  const wanted = { shape, widthPx: LOGO.widthPx, density: 2 as const };
  return [
    ...(thumbnail && photo ? [{ name: "thumbnail@2x.png", source: photo, variant: thumbnail }] : []),
    ...(source && logo
      ? [
          {
            name: "logo@2x.png",
            source: logo,
            // As `variantFor` of a card: copies have a least width.
            variant: { ...wanted, widthPx: Math.max(16, widthWithin(source, wanted, LOGO.heightPx)) },
          },
        ]
      : []),
  ];
}

function still(path: string | null) {
  const source = path === null ? null : parseSource(path);
  return source?.extension === "gif" ? null : source;
}

/** Under what name a copy is stored. */
export const storedName = ({ source, variant }: ReturnType<typeof passPictures>[number]): string | null => {
  const parsed = parseSource(source);
  return parsed && variantName(parsed, variant);
};

/** The same for as long as a pass would be the same. */
export const tagOf = (shown: Shown): string =>
  createHash("sha256")
    .update(JSON.stringify([PASS_RULES, faceOf(shown), passPictures(shown.record.content).map(storedName)]))
    .digest("base64url")
    .slice(0, 22);

/** Of a card that is gone. */
export const ENDED_TAG = "ended";
