import { Trash2 } from "lucide-react";
import type { CropResult } from "#client/features/signatures/editor/inputs/CropDialog.tsx";
import { PicturePicker } from "#client/features/signatures/editor/inputs/PicturePicker.tsx";
import type { Aspect } from "#client/features/signatures/editor/inputs/pictureSlots.ts";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import { Button } from "#client/ui/Button.tsx";
import { inSentence } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { PageImageType } from "#shared/pages/constants.ts";
import type { PageChange } from "../session/editing.ts";
import { usePageEditing, usePageSaveState, usePageView } from "../session/PageEditingContext.tsx";

type Props = {
  type: PageImageType;
  /** the address of the picture; null: none */
  field: BoundField<string | null>;
  title: string;
  hint?: string;
  aspects: readonly Aspect[];
  /** takes it away, where that is more than leaving its place empty */
  clear?: PageChange;
};

/** A picture of the page: chosen, cropped, replaced, taken away. */
export function PageImage({ type, field, title, hint, aspects, clear = emptied(field.path) }: Props) {
  const { keepPicture, removeAtOnce, urlOf, store } = usePageEditing();
  // Redraws when the picture is ready.
  usePageView();
  const state = usePageSaveState();
  const name = inSentence(title);
  const refusal =
    field.error ?? (state.kind === "refused" && state.picture === field.path ? state.error.message : null);
  const use = async (file: File, { crop, widthPx, heightPx }: CropResult) => {
    const path = await keepPicture({ file, crop }, widthPx, heightPx);
    store.release();
    field.set(path);
    store.release();
  };
  return (
    <div className="flex flex-col gap-2" data-image={type}>
      <p className="text-13 font-medium">{title}</p>
      {hint && <p className="text-13 text-ink-subtle">{hint}</p>}
      {field.value && (
        <div className="flex items-center gap-3">
          <span className="see-through grid min-h-14 min-w-14 place-items-center rounded-chip p-1 ring-1 ring-line">
            <img
              src={urlOf(field.value) || undefined}
              alt={t("{name} now", { name: title })}
              className="max-h-14 max-w-40 object-contain"
            />
          </span>
          <Button
            look="ghost"
            size="small"
            className="ml-auto"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => removeAtOnce(clear, t("The picture was removed."))}
          >
            {t("Remove")}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      )}
      <PicturePicker
        name={name}
        label={field.value ? t("Replace {name}", { name }) : t("Choose {name}", { name })}
        aspects={aspects}
        refusal={refusal}
        path={field.path}
        onUse={use}
      />
    </div>
  );
}

/** Leaves the place of a field empty. */
const emptied =
  (path: string): PageChange =>
  (page) => {
    const names = path.split(".");
    const last = names.pop() as string;
    let place: unknown = page;
    for (const name of names) place = (place as Record<string, unknown> | undefined)?.[name];
    if (typeof place === "object" && place !== null) (place as Record<string, unknown>)[last] = null;
  };
