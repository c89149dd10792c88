import { Copy, Ellipsis, Link2, Link2Off, Pencil, QrCode as QrIcon, Trash2 } from "lucide-react";
import { showToast } from "#client/lib/toasts.ts";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Menu, type MenuItem } from "#client/ui/Menu.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { formatMoment, formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { ShortLink } from "#shared/links/schema.ts";
import { KINDS, STATES } from "../words.ts";

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

type Props = {
  link: ShortLink;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onEdit(): void;
  onCode(): void;
  onSwitch(): void;
  onDelete(): void;
};

/** What people read of a short link: its address without what all have. */
export const shownAddress = ({ shortUrl }: Pick<ShortLink, "shortUrl">) => shortUrl.replace(/^https?:\/\//, "");

/** What it is called: as its team says, or as where it leads. */
export const nameOf = ({ title, url }: Pick<ShortLink, "title" | "url">) =>
  title || url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");

/** One short link: where it leads, how it stands, how often it was followed, and what can be done with it. */
export function LinkRow({ link, isChosen, onChoose, onEdit, onCode, onSwitch, onDelete }: Props) {
  const { url, of, thing, state, tags, clicks, botClicks, clickLimit, createdAt } = link;
  const address = shownAddress(link);
  const name = nameOf(link);
  const copy = () =>
    navigator.clipboard.writeText(link.shortUrl).then(
      () => void showToast({ kind: "success", text: t("Copied") }),
      () => void showToast({ kind: "error", text: t("Your browser did not let us copy. Select the text instead.") }),
    );
  const items: MenuItem[] = [
    { label: t("Edit"), icon: <Pencil {...icon} />, onChoose: onEdit },
    ...(state === "disabled"
      ? []
      : [
          link.isOn
            ? { label: t("Switch off"), icon: <Link2Off {...icon} />, onChoose: onSwitch }
            : { label: t("Switch on"), icon: <Link2 {...icon} />, onChoose: onSwitch },
        ]),
    ...(of === "own" ? [{ label: t("Delete"), icon: <Trash2 {...icon} />, onChoose: onDelete }] : []),
  ];
  return (
    <li className="flex items-start gap-3 px-4 py-4 sm:px-5" data-code={link.code}>
      <label className="grid size-6 shrink-0 place-items-center touch:-my-2 touch:size-11">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="sr-only">{t("Choose {name}", { name })}</span>
      </label>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="line-clamp-2 min-w-0 text-14 font-semibold break-all" dir="auto">
            {name}
          </h2>
          <StatusPill kind={STATES[state].kind}>{t(STATES[state].label)}</StatusPill>
        </div>
        <p className="mt-1 text-13 break-all">
          <a href={link.shortUrl} target="_blank" rel="noopener" className="font-medium text-link">
            {address}
          </a>
        </p>
        <p className="mt-0.5 truncate text-13 text-ink-muted" title={url} dir="ltr">
          → {url}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-subtle">
          <span>{thing ? `${t(KINDS[of])}: ${thing.name}` : t(KINDS[of])}</span>
          <span>{formatMoment(new Date(createdAt), { dateStyle: "medium" })}</span>
          {tags.map((tag) => (
            <span key={tag} className="rounded-chip bg-bg-muted px-1.5 py-0.5 text-ink-muted">
              {tag}
            </span>
          ))}
        </p>
        <p className="mt-1.5 text-13 tabular-nums sm:hidden">
          <Clicks {...{ clicks, botClicks, clickLimit }} />
        </p>
      </div>
      <p className="w-40 shrink-0 pt-0.5 text-right text-13 tabular-nums max-sm:hidden">
        <Clicks {...{ clicks, botClicks, clickLimit }} />
      </p>
      <div className="flex shrink-0 max-sm:flex-col">
        <IconButton size="small" label={t("Copy {address}", { address })} icon={<Copy {...icon} />} onClick={copy} />
        <IconButton
          size="small"
          label={t("QR code of {name}", { name })}
          icon={<QrIcon {...icon} />}
          onClick={onCode}
        />
        <Menu
          label={t("More for {name}", { name })}
          trigger={<Ellipsis {...icon} />}
          className="inline-grid size-8 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
          items={items}
        />
      </div>
    </li>
  );
}

/** By people, of how many there may be; programs apart. */
function Clicks({ clicks, botClicks, clickLimit }: Pick<ShortLink, "clicks" | "botClicks" | "clickLimit">) {
  return (
    <>
      <span className="font-semibold">
        {clickLimit === null
          ? t("{count, plural, one {# click} other {# clicks}}", { count: clicks })
          : t("{count} of {most} clicks", { count: formatNumber(clicks), most: formatNumber(clickLimit) })}
      </span>
      {botClicks > 0 && (
        <span className="block text-12 text-ink-subtle">
          {t("{count, plural, one {# by a program} other {# by programs}}", { count: botClicks })}
        </span>
      )}
    </>
  );
}
