import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { usePreview } from "../../inputs/usePreview.ts";
import { useDocument, useEditing } from "../../session/EditingContext.tsx";
import { CHOICES, type Choice, type Filter, matches, NO_FILTER } from "./choices.ts";
import { Filters } from "./Filters.tsx";
import { nextTile } from "./nextTile.ts";
import { Tile } from "./Tile.tsx";
import { useDrawChoice } from "./useDrawChoice.ts";

type Props = {
  /** what is looked for at first; null: everything */
  kind: Filter["kind"];
  onClose(): void;
};

const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** The tiles that are in sight when the dialog opens: the others follow it, so that it is there at once. */
const FIRST_TILES = 8;

/** Every layout and every ready design in the person's own words: looked at on the canvas, taken with a click. */
export function Picker({ kind, onClose }: Props) {
  const { change, changeAtOnce } = useEditing();
  const document = useDocument((whole) => whole);
  const draw = useDrawChoice(document);
  const preview = usePreview();
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, kind });
  // Typing goes first, the tiles follow.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => CHOICES.filter((choice) => matches(choice, applied)), [applied]);
  const drawnCount = useDeferredValue(CHOICES.length, FIRST_TILES);
  const [reached, setReached] = useState<Choice | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const look = useCallback(
    (choice: Choice) => {
      setReached(choice);
      preview.show(choice.apply, choice.worn ?? undefined);
    },
    [preview],
  );
  const use = useCallback(
    (choice: Choice) => {
      preview.end();
      changeAtOnce(choice.apply);
      if (choice.worn) change({ worn: choice.worn });
      onClose();
    },
    [preview, changeAtOnce, change, onClose],
  );
  const isFound = new Set(found);
  const isInUse = ({ kind: of, layout }: Choice) => of === "layouts" && layout.id === document.design.templateId;
  const entry = reached && isFound.has(reached) ? reached : (found.find(isInUse) ?? found[0]);
  // What was there at first stays there; of the others those that are found.
  const tiles = drawnCount < CHOICES.length ? found.slice(0, drawnCount) : CHOICES;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTile(event, list.current);
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The letter goes where it is looked for.
      search.current?.focus();
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="dock"
      title={t("Layouts and designs")}
      description={
        <>
          {t("What you wrote stays.")}{" "}
          <span className="max-lg:hidden">{t("Point at one to see it in your mail, click to use it.")}</span>
        </>
      }
    >
      <div className="@container mt-4">
        <div className="grid grid-cols-1 gap-x-5 gap-y-4 @3xl:grid-cols-[19.5rem_minmax(0,1fr)]">
          <div className="sticky -top-2 z-10 -m-0.5 flex flex-col gap-3 self-start bg-surface-raised p-0.5 @max-3xl:py-2 @3xl:max-h-[calc(min(40rem,100dvh-2rem)-6.5rem)] @3xl:overflow-y-auto @3xl:overscroll-contain">
            <Input
              ref={search}
              type="search"
              label={t("Search layouts and designs")}
              isLabelHidden
              size="small"
              placeholder={t("Search: lawyer, side bar …")}
              autoComplete="off"
              spellCheck={false}
              aria-controls={listId}
              value={filter.text}
              onChange={({ target }) => setFilter((now) => ({ ...now, text: target.value }))}
              onKeyDown={(event) => {
                if (event.key !== "ArrowDown") return;
                event.preventDefault();
                list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
              }}
            />
            <p role="status" className="text-13 text-ink-muted">
              {t("{count, plural, one {# look} other {# looks}}", { count: found.length })}
            </p>
            <Filters filter={filter} onChange={setFilter} />
          </div>
          <div>
            <div
              ref={list}
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label={t("Layouts and designs")}
              // A finger opens no keyboard over the tiles.
              data-autofocus={isTouch() || undefined}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-3 outline-none"
              onKeyDown={onKeyDown}
              onPointerLeave={preview.hide}
              onBlur={preview.hide}
            >
              {tiles.map((choice) => (
                <Tile
                  key={choice.id}
                  choice={choice}
                  isShown={isFound.has(choice)}
                  isChosen={isInUse(choice)}
                  isReached={choice === entry}
                  draw={draw}
                  onUse={use}
                  onLook={look}
                />
              ))}
            </div>
            {found.length === 0 && (
              <div className="grid justify-items-center gap-3 py-12 text-center text-ink-muted">
                <p>{t("Nothing looks like that.")}</p>
                <Button look="secondary" size="small" onClick={() => setFilter(NO_FILTER)}>
                  {t("Show all")}
                </Button>
              </div>
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}
