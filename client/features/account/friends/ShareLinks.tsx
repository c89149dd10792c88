import { useEffect, useState } from "react";
import { networkNamed, shareAddress } from "#client/lib/share/networks.ts";
import { openShare } from "#client/lib/share/popup.ts";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";

/** Those that most people write to friends on. */
const NETWORKS = ["whatsapp", "telegram", "linkedin", "facebook", "x", "bluesky"] as const;
const LOOK = "inline-flex items-center font-medium text-link underline underline-offset-2 touch:min-h-11";

/** Ways to pass the link on. Nothing is loaded from anybody before it is pressed. */
export function ShareLinks({ link }: { link: string }) {
  const text = t("I make my email signature with Signoff. With this link we both get one more:");
  const shared = { url: link, title: text, quote: text };
  // Known in the browser only.
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const share = () => void navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
      <span className="text-ink-muted">{t("Share it on")}</span>
      {NETWORKS.map((name) => (
        <a
          key={name}
          href={shareAddress(name, shared)}
          target="_blank"
          rel="noopener noreferrer"
          className={LOOK}
          onClick={(event) => {
            const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
            const { currentTarget } = event;
            if (isPlain && openShare(name, shared, () => currentTarget.focus())) event.preventDefault();
          }}
        >
          {networkNamed(name).label}
        </a>
      ))}
      <a href={shareAddress("email", { url: link, title: "Signoff", description: text })} className={LOOK}>
        {t("Email")}
      </a>
      {canShare && (
        <Button size="small" look="ghost" onClick={share}>
          {t("More ways")}
        </Button>
      )}
    </div>
  );
}
