import { Trash2 } from "lucide-react";
import type { CropResult } from "#client/features/signatures/editor/inputs/CropDialog.tsx";
import { PicturePicker } from "#client/features/signatures/editor/inputs/PicturePicker.tsx";
import type { Aspect } from "#client/features/signatures/editor/inputs/pictureSlots.ts";
import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import { Button } from "#client/ui/Button.tsx";
import type { CardImageType } from "#shared/cards/constants.ts";
import { inSentence } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { useCard, useCardEditing, useCardSaveState, useCardView } from "../session/CardEditingContext.tsx";

type Slot = { type: CardImageType; title: string; hint: string; aspects: readonly Aspect[] };

const ORIGINAL = { label: msg("Original"), ratio: null } as const;
const SQUARE = { label: msg("Square"), ratio: 1 } as const;

const SLOTS: readonly Slot[] = [
  {
    type: "photo",
    title: msg("Photo"),
    hint: msg("Goes into the address book of whoever saves you."),
    aspects: [SQUARE],
  },
  {
    type: "logo",
    title: msg("Logo"),
    hint: msg("Small and above all: a wide one with a transparent ground reads best."),
    aspects: [ORIGINAL, SQUARE],
  },
  {
    type: "banner",
    title: msg("Banner"),
    hint: msg("A wide picture. Apple's wallet has no place for it."),
    aspects: [{ label: msg("3 : 1"), ratio: 3 }, ORIGINAL],
  },
];

/** Photo, logo and banner, each cropped where it is chosen. */
export function CardPictures() {
  return (
    <Group title={t("Pictures")}>
      {SLOTS.map((slot) => (
        <Picture key={slot.type} slot={slot} />
      ))}
    </Group>
  );
}

function Picture({ slot: { type, title: word, hint, aspects } }: { slot: Slot }) {
  const { changeAtOnce, keepPicture } = useCardEditing();
  const path = useCard(({ content }) => content[type]);
  const { errors } = useCardView();
  const state = useCardSaveState();
  const title = t(word);
  const name = inSentence(title);
  const field = `content.${type}`;
  const use = async (file: File, { crop, widthPx, heightPx }: CropResult) => {
    const kept = await keepPicture({ file, crop }, widthPx, heightPx);
    changeAtOnce(({ content }) => {
      content[type] = kept;
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-13 font-medium">{title}</h3>
      <p className="text-13 text-ink-muted">{t(hint)}</p>
      {path && <Current type={type} path={path} title={title} />}
      <PicturePicker
        name={name}
        label={path ? t("Replace {name}", { name }) : t("Choose {name}", { name })}
        aspects={aspects}
        refusal={errors[field] ?? (state.kind === "refused" && state.picture === field ? state.error.message : null)}
        path={field}
        onUse={use}
      />
    </div>
  );
}

function Current({ type, path, title }: { type: CardImageType; path: string; title: string }) {
  const { removeAtOnce, urlOf } = useCardEditing();
  // Redraws when the picture is ready.
  useCardView();
  const remove = () =>
    removeAtOnce(({ content }) => {
      content[type] = null;
    }, t("The picture was removed."));
  return (
    <div className="flex items-center gap-3">
      <span className="see-through grid min-h-16 min-w-16 place-items-center rounded-chip p-1.5 ring-1 ring-line">
        <img
          src={urlOf(path) || undefined}
          alt={t("{name} now", { name: title })}
          className="max-h-16 max-w-48 object-contain"
        />
      </span>
      <Button
        look="ghost"
        size="small"
        className="ml-auto"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={remove}
      >
        {t("Remove")}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  );
}
