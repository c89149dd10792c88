import { Search as Lens } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useCommands } from "#client/lib/commands.ts";
import { controlLook } from "#client/ui/Field.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_SEARCH_LENGTH } from "#shared/signatures/constants.ts";

/** Quiet time before the words are looked for. */
const AFTER_MS = 250;

/** Words to find signatures by, told when there was a pause in the typing. */
export function Search({ onSearch }: { onSearch(words: string): void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useCommands(() => [
    {
      id: "search",
      label: t("Search signatures"),
      group: "signatures",
      keys: ["/"],
      run: () => field.current?.focus(),
    },
  ]);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <search className="relative max-sm:w-full">
      <label htmlFor={id} className="sr-only">
        {t("Search signatures")}
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
        maxLength={MAX_SEARCH_LENGTH}
        className={`${controlLook()} pl-9 sm:w-60`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
