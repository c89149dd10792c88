import { useRef, useState } from "react";
import { type App, useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { DEFAULT_PAGE_COLOR } from "#shared/signatures/constants.ts";
import { get, update } from "#shared/signatures/endpoints.ts";
import { inputOf } from "#shared/signatures/input.ts";
import { withoutPictures } from "../editor/pictures/picturePlaces.ts";

const CALM: readonly { color: string; name: string }[] = [
  { color: DEFAULT_PAGE_COLOR, name: msg("Turquoise") },
  { color: "#4f46c8", name: msg("Violet") },
  { color: "#b4257f", name: msg("Magenta") },
  { color: "#bd540b", name: msg("Orange") },
  { color: "#3d7f1f", name: msg("Green") },
  { color: "#55656b", name: msg("Grey") },
];
const MAX_SHOWN = 7;

type Props = {
  hash: string;
  saved: string;
  /** colours of the signature, offered first */
  own: readonly string[];
  /** shown at once, taken back when it cannot be saved */
  onChange(color: string): void;
};

/** The colour that the owner gives the page of their signature. */
export function PageColor({ hash, saved: initial, own, onChange }: Props) {
  const app = useApp();
  const [chosen, setChosen] = useState(initial);
  const show = (color: string) => {
    setChosen(color);
    onChange(color);
  };
  const save = useNewestSaved(initial, (color) => saveColor(app, hash, color), show);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t("Colour of this page")}</legend>
      {swatches(own, initial).map(({ color, name }) => (
        <label
          key={color}
          title={name}
          className="size-7 cursor-pointer rounded-full border border-control has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-focus touch:size-11"
          style={{ background: color }}
        >
          <input
            type="radio"
            name="page-color"
            className="sr-only"
            aria-label={name}
            value={color}
            checked={color === chosen}
            onChange={() => {
              show(color);
              void save(color);
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** What is chosen now, the signature's own colours and calm ones, each once. */
function swatches(own: readonly string[], initial: string): { color: string; name: string }[] {
  const named = new Map(CALM.map(({ color, name }) => [color, t(name)]));
  const colors = new Set([...(named.has(initial) ? [] : [initial]), ...own, ...named.keys()]);
  return [...colors].slice(0, MAX_SHOWN).map((color) => ({ color, name: named.get(color) ?? color }));
}

/**
 * Saves one after the other, and of those chosen meanwhile only the newest. What cannot be saved is taken back.
 * @param send @throws ApiError
 */
function useNewestSaved(initial: string, send: (color: string) => Promise<void>, show: (color: string) => void) {
  const wanted = useRef(initial);
  const saved = useRef(initial);
  const isBusy = useRef(false);
  return async (color: string) => {
    wanted.current = color;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (wanted.current !== saved.current) {
        const next = wanted.current;
        await send(next);
        saved.current = next;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wanted.current = saved.current;
      show(saved.current);
      showToast({ kind: "error", text: error.message });
    } finally {
      isBusy.current = false;
    }
  };
}

/** Writes over the revision that was just read: nobody's other change is lost. @throws ApiError */
async function saveColor({ send }: App, hash: string, publicPageColor: string): Promise<void> {
  const params = { hash };
  const { data, etag } = await send(get, { params });
  const body = { ...withoutPictures(inputOf(data)), publicPageColor };
  await send(update, { params, body }, { headers: { "if-match": etag ?? "*" } });
}
