import clsx from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "#client/ui/Icon.tsx";
import type { InstallGuide } from "#shared/catalog/guides/guide.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import { ClientMark } from "./ClientMark.tsx";

type Props = { chosen: InstallGuide; onChange(id: string): void };

/** Which mail client the signature goes into: the chosen one, and behind it all of them. */
export function ClientPicker({ chosen, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>(":checked")?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex h-12 w-full items-center gap-3 rounded-control border border-control bg-surface px-2 text-left text-14 font-medium hover:border-ink-subtle"
        onClick={() => setOpen(!isOpen)}
      >
        <ClientMark guide={chosen} />
        <span className="min-w-0 flex-1 truncate">
          <span className="sr-only">{t("Mail client:")} </span>
          {t(chosen.name)}
        </span>
        <Icon name="chevronDown" className={clsx("mr-1 size-4", isOpen && "rotate-180")} />
      </button>
      <fieldset
        ref={list}
        id={id}
        hidden={!isOpen}
        className="mt-2"
        onKeyDown={(event) => {
          if (event.key !== "Escape" && event.key !== "Enter") return;
          event.preventDefault();
          close();
        }}
      >
        <legend className="sr-only">{t("Where do you write your mails?")}</legend>
        <div className="grid grid-cols-2 gap-2">
          {INSTALL_GUIDES.map((guide) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: by key it is Enter, on the list
            <label
              key={guide.id}
              className={clsx(
                "flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control bg-surface px-2 py-1.5 text-13 font-medium ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
                guide === chosen ? "ring-2 ring-primary" : "ring-line hover:ring-control",
              )}
              // A press chooses and is done; arrow keys wander on.
              onClick={({ detail, target }) => detail > 0 && !(target instanceof HTMLInputElement) && close()}
            >
              <input
                type="radio"
                name="client"
                className="sr-only"
                value={guide.id}
                checked={guide === chosen}
                onChange={() => onChange(guide.id)}
              />
              <ClientMark guide={guide} />
              <span className="min-w-0">{t(guide.name)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
