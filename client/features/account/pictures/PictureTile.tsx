import clsx from "clsx";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { formatMoment, formatNumber } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { OwnPicture, PicturePlace, PictureUse } from "#shared/pictures/schema.ts";
import { pathTo } from "#shared/routes.ts";

const KB = 1024;
const KINDS = { jpg: "JPEG", png: "PNG", gif: "GIF" } as const;
const PLACES: Readonly<Record<Exclude<PicturePlace, "profile" | "logo">, string>> = {
  photo: msg("Photo of {link}"),
  photo2: msg("Logo of {link}"),
  banner: msg("Banner of {link}"),
  addon: msg("Addon of {link}"),
  icon: msg("Icon of {link}"),
  "page.image": msg("Picture of the page {link}"),
  "page.background": msg("Background of the page {link}"),
  "page.picture": msg("Picture in the page {link}"),
  "page.button": msg("Button of the page {link}"),
  "card.logo": msg("Logo of the business card {link}"),
  "card.photo": msg("Photo of the business card {link}"),
  "card.banner": msg("Banner of the business card {link}"),
};

/** A picture, what it is, and where it is used; only one that is not can be deleted. */
export function PictureTile({ picture, onDelete }: { picture: OwnPicture; onDelete(): void }) {
  const { site } = useApp();
  const id = useId();
  const { url, widthPx, heightPx, kind, bytes, createdAt, uses, hasMoreUses } = picture;
  const isUsed = uses.length > 0 || hasMoreUses;
  const date = formatMoment(new Date(createdAt), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface shadow-2">
      {/* Squares show what shines through; of a photo nothing does. */}
      <span
        className={clsx(
          kind === "jpg" ? "bg-bg-muted" : "see-through",
          "grid h-40 place-items-center border-b border-line p-3",
        )}
      >
        <img
          src={site.imageHost + url}
          alt={t("Picture of {date}, {width} × {height}", { date, width: widthPx, height: heightPx })}
          width={widthPx}
          height={heightPx}
          loading="lazy"
          className="max-h-34 max-w-full object-contain"
          style={{ width: "auto", height: "auto" }}
        />
      </span>
      <div className="flex flex-1 flex-col gap-2 p-4 text-13">
        <div className="flex items-start justify-between gap-2">
          <p id={id} className="text-ink-muted">
            <span className="block font-medium text-ink tabular-nums">
              {widthPx} × {heightPx}
            </span>
            {KINDS[kind]}, {t("{kb} kB", { kb: formatNumber(Math.max(1, Math.round(bytes / KB))) })} · {date}
          </p>
          {!isUsed && (
            <Button
              look="ghost"
              size="small"
              aria-label={t("Delete picture")}
              aria-describedby={id}
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              onClick={onDelete}
            />
          )}
        </div>
        {isUsed ? (
          <ul className="space-y-1" aria-label={t("Used in")}>
            {uses.map((use) => (
              <li key={`${use.hash} ${use.place}`} className="truncate">
                <Use use={use} />
              </li>
            ))}
            {hasMoreUses && (
              <li className="text-ink-muted">
                {uses.length > 0 ? t("and in more signatures") : t("In a signature of your team")}
              </li>
            )}
          </ul>
        ) : (
          <p className="text-ink-muted">{t("Not used")}</p>
        )}
      </div>
    </li>
  );
}

function Use({ use: { place, hash, name } }: { use: PictureUse }) {
  if (place === "logo") return <WayTo to={pathTo("account-admin-brand")}>{t("Logo of your agency")}</WayTo>;
  if (place === "profile" || hash === null) return <WayTo to={pathTo("account-edit")}>{t("Your profile")}</WayTo>;
  const link = <WayTo to={pathTo("editor-edit", { hash })}>{name || t("a signature without a name")}</WayTo>;
  return <Sentence text={PLACES[place]} link={link} />;
}

const WayTo = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="text-link underline underline-offset-2">
    {children}
  </Link>
);
