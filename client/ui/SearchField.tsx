import { Search as Lens } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { type CommandGroup, useCommands } from "#client/lib/commands.ts";
import { t } from "#shared/languages/translate.ts";
import { controlLook } from "./Field.tsx";

/** Quiet time before the words are looked for. */
const AFTER_MS = 250;

type Props = {
  /** what is searched, as an action: `Search signatures` */
  label: string;
  group: CommandGroup;
  maxLength: number;
  onSearch(words: string): void;
};

/** Words to find things of a list by, told when there was a pause in the typing. The key `/` leads there. */
export function SearchField({ label, group, maxLength, onSearch }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useCommands(() => [{ id: "search", label, group, keys: ["/"], run: () => field.current?.focus() }]);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <search className="relative max-sm:w-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Lens
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-subtle"
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <input
        dir="auto"
        ref={field}
        id={id}
        aria-keyshortcuts="/"
        type="search"
        autoComplete="off"
        placeholder={t("Search")}
        maxLength={maxLength}
        className={`${controlLook()} pl-9 sm:w-60`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
