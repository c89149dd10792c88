import clsx from "clsx";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type Command, commandsNow, lateCommands, offerCount } from "#client/lib/commands.ts";
import { isPressed } from "#client/lib/keys.ts";
import { controlLook } from "#client/ui/Field.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { find } from "./find.ts";
import { GROUP_NAMES } from "./groupNames.ts";
import { KeyCaps } from "./KeyCaps.tsx";
import { PALETTE_KEYS } from "./keys.ts";
import { useSiteCommands } from "./siteCommands.ts";

/** Longer nobody asks. */
const MAX_QUERY_LENGTH = 100;

/**
 * Finds what can be done here by its name and does it: a combobox with a list box (WAI-ARIA practice of that name), in
 * which the focus stays in the field. A command is run when the dialog is gone and the focus is back where it was.
 */
export function Palette({ onClose }: { onClose(): void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<Command | null>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState<string | null>(null);
  const commands = useOffered();
  const groups = useMemo(() => find(commands, text), [commands, text]);
  const shown = groups.flatMap((group) => group.commands);
  const current = shown.find((command) => command.id === active) ?? shown[0];
  const optionId = (command: Command) => `${id}-${command.id}`;

  const take = (command: Command | undefined) => {
    if (!command || command.refusal) return;
    chosen.current = command;
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (PALETTE_KEYS.some((keys) => isPressed(keys, event.nativeEvent))) {
      event.preventDefault();
      return onClose();
    }
    if (event.key === "Enter") {
      event.preventDefault();
      return take(current);
    }
    const at = current ? shown.indexOf(current) : 0;
    const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    // With modifiers they move the cursor and select.
    if (place === undefined || shown.length === 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    const next = shown.at(place % shown.length);
    flushSync(() => setActive(next?.id ?? null));
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      onClosed={() => chosen.current?.run()}
      size="palette"
      title={t("Commands")}
      head={
        <input
          dir="auto"
          type="text"
          role="combobox"
          aria-label={t("Find a command")}
          aria-expanded={shown.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          placeholder={t("What would you like to do?")}
          className={controlLook()}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(null);
            list.current?.parentElement?.scrollTo?.(0, 0);
          }}
          onKeyDown={onKeyDown}
        />
      }
    >
      <div ref={list} id={id} role="listbox" aria-label={t("Commands")} hidden={shown.length === 0} className="-mx-2">
        {groups.map(({ group, commands: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="pb-2">
            <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-12 font-medium text-ink-muted">
              {t(GROUP_NAMES[group])}
            </p>
            {inGroup.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isActive={command === current}
                onReach={() => setActive(command.id)}
                onTake={() => take(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className="py-8 text-center text-ink-muted">{t("No command has “{words}”.", { words: text.trim() })}</p>
      )}
      <p role="status" className="sr-only">
        {text.trim() && t("{count, plural, one {# command} other {# commands}}", { count: shown.length })}
      </p>
    </Modal>
  );
}

/** What the screen offers, at hand or a moment later, and what every screen does, each once. */
function useOffered(): readonly Command[] {
  const site = useSiteCommands();
  const count = useSyncExternalStore(offerCount.subscribe, offerCount.get, offerCount.get);
  const [late, setLate] = useState<readonly Command[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part of the screen that came or went, and what it offers
  useEffect(() => {
    let isCurrent = true;
    void lateCommands().then((commands) => isCurrent && setLate(commands));
    return () => {
      isCurrent = false;
    };
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above; the site's are other objects each time, and the same commands
  return useMemo(() => {
    const offered = new Map([...commandsNow(), ...late].map((command) => [command.id, command]));
    // Opening what is open does nothing.
    offered.delete("palette");
    // What a screen does in its own way stands for what is done everywhere.
    return [...offered.values(), ...site.filter(({ id }) => !offered.has(id))];
  }, [count, late]);
}

type OptionProps = { id: string; command: Command; isActive: boolean; onReach(): void; onTake(): void };

function Option({ id, command: { label, keys, refusal }, isActive, onReach, onTake }: OptionProps) {
  const [first] = keys ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={refusal ? true : undefined}
      className={clsx(
        "flex min-h-10 scroll-mt-9 items-center gap-3 rounded-control px-3 py-1.5 touch:min-h-11",
        isActive && "bg-brand-soft text-on-brand-soft",
        refusal ? "cursor-not-allowed" : "cursor-pointer",
      )}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onReach()}
      onClick={onTake}
    >
      <span className="min-w-0 flex-1">
        <span className={clsx("block truncate", refusal && "text-ink-muted")}>{label}</span>
        {refusal && <span className="block truncate text-12 text-ink-muted">{refusal}</span>}
      </span>
      {first && (
        <span className="touch:hidden">
          <KeyCaps keys={first} />
        </span>
      )}
    </div>
  );
}
