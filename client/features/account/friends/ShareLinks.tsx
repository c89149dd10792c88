import { useEffect, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";

/** Where the link can be passed on with one press; names of products are the same in every language. */
const NETWORKS: readonly { name: string; address(link: string, text: string): string }[] = [
  { name: "WhatsApp", address: (link, text) => `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}` },
  {
    name: "LinkedIn",
    address: (link) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
  },
  { name: "Facebook", address: (link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}` },
  {
    name: "X",
    address: (link, text) =>
      `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(link)}`,
  },
];

/** Ways to pass the link on. Nothing is loaded from anybody before it is pressed. */
export function ShareLinks({ link }: { link: string }) {
  const text = t("I make my email signature with Signoff. With this link we both get one more:");
  // Known in the browser only.
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const share = () => void navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
      <span className="text-ink-muted">{t("Share it on")}</span>
      {NETWORKS.map(({ name, address }) => (
        <a
          key={name}
          href={address(link, text)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center font-medium text-link underline underline-offset-2 touch:min-h-11"
        >
          {name}
        </a>
      ))}
      <a
        href={`mailto:?subject=${encodeURIComponent("Signoff")}&body=${encodeURIComponent(`${text}\n\n${link}`)}`}
        className="inline-flex items-center font-medium text-link underline underline-offset-2 touch:min-h-11"
      >
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
