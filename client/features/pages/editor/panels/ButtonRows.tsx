import { ImagePlus, Plus } from "lucide-react";
import { useState } from "react";
import { FieldRow } from "#client/features/signatures/editor/panels/FieldRow.tsx";
import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { moveRow } from "#client/features/signatures/editor/session/changes.ts";
import { Button } from "#client/ui/Button.tsx";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import type { ButtonRow } from "#shared/pages/blocks.ts";
import { MAX_LABEL_LENGTH, MAX_ROWS } from "#shared/pages/constants.ts";
import { rowsAt, useDocument, usePageEditing, useRowField } from "../session/PageEditingContext.tsx";
import { PageImage } from "./PageImage.tsx";

const NONE: readonly ButtonRow[] = [];

/** Links as buttons, in their order. */
export function ButtonRows({ index }: { index: number }) {
  const { changeAtOnce, show } = usePageEditing();
  const rows = useDocument(({ content }) => {
    const block = content.blocks[index];
    return block?.type === "buttons" ? block.data.rows : NONE;
  });
  const nameOf = ({ label, link }: ButtonRow) => label.trim() || link.trim() || t("Button");
  const add = () => {
    const row: ButtonRow = { key: crypto.randomUUID(), label: "", link: "", image: null };
    changeAtOnce((page) => void rowsAt(page, index)?.push(row));
    show(`content.blocks.${index}.data.rows.${rows.length}.label`);
  };
  return (
    <>
      {rows.length > 0 && (
        <SortableList
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          onMove={(from, to) => changeAtOnce((page) => void moveRow(rowsAt(page, index) ?? [], from, to - from))}
          className="flex flex-col gap-4"
          rowClassName="rounded-control bg-surface"
        >
          {(row, rowIndex, move) => <Row index={index} row={rowIndex} name={nameOf(row)} move={move} />}
        </SortableList>
      )}
      {rows.length < MAX_ROWS && (
        <div>
          <Button look="secondary" size="small" icon={<Plus className="size-4" aria-hidden="true" />} onClick={add}>
            {t("Add a button")}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = { index: number; row: number; name: string; move: RowMove };

function Row({ index, row, name, move }: RowProps) {
  const { removeAtOnce } = usePageEditing();
  const label = useRowField(index, "buttons", row, "label", "");
  const link = useRowField(index, "buttons", row, "link", "");
  const image = useRowField(index, "buttons", row, "image", null);
  const [wantsImage, setWantsImage] = useState(false);
  return (
    <FieldRow
      name={name}
      move={move}
      items={[
        {
          label: t("Picture"),
          icon: <ImagePlus className="size-4" strokeWidth={1.75} aria-hidden="true" />,
          onChoose: () => setWantsImage(true),
        },
      ]}
      onRemove={() =>
        removeAtOnce((page) => void rowsAt(page, index)?.splice(row, 1), t("{name} was removed.", { name }))
      }
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextControl
          field={label}
          label={t("Words on the button")}
          placeholder={t("My portfolio")}
          maxLength={MAX_LABEL_LENGTH}
        />
        <TextControl field={link} label={t("Link")} isLink placeholder="https://…" />
        {(wantsImage || image.value !== null) && (
          <PageImage
            type="button"
            field={image}
            title={t("Small picture")}
            aspects={[{ label: msg("Square"), ratio: 1 }]}
          />
        )}
      </div>
    </FieldRow>
  );
}
