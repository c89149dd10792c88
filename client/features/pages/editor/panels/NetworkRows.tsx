import { Tag } from "lucide-react";
import { useState } from "react";
import { FieldRow } from "#client/features/signatures/editor/panels/FieldRow.tsx";
import { NetworkIcon } from "#client/features/signatures/editor/panels/NetworkIcon.tsx";
import { SocialSearch } from "#client/features/signatures/editor/panels/SocialSearch.tsx";
import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { moveRow } from "#client/features/signatures/editor/session/changes.ts";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { profileUrl, SOCIALS } from "#shared/catalog/socials.ts";
import { t } from "#shared/languages/translate.ts";
import type { NetworkRow } from "#shared/pages/blocks.ts";
import { MAX_LABEL_LENGTH, MAX_ROWS } from "#shared/pages/constants.ts";
import { rowsAt, useDocument, usePageEditing, useRowField } from "../session/PageEditingContext.tsx";
import { type RowsOfNetworks, SUGGESTED } from "./blockNames.ts";

const NONE: readonly NetworkRow[] = [];
const labelOf = (network: string) => SOCIALS[network]?.label ?? t("Web");

type Props = { index: number; type: RowsOfNetworks };

/** Profiles, numbers and rooms at networks, in the order in which the page shows them. */
export function NetworkRows({ index, type }: Props) {
  const { changeAtOnce, show } = usePageEditing();
  const rows = useDocument(({ content }) => {
    const block = content.blocks[index];
    return block?.type === type ? block.data.rows : NONE;
  });
  const add = (name: string, link: string) => {
    const row: NetworkRow = { key: crypto.randomUUID(), name, link, image: null, label: "" };
    changeAtOnce((page) => void rowsAt(page, index)?.push(row));
    if (!link) show(`content.blocks.${index}.data.rows.${rows.length}.link`);
  };
  return (
    <>
      {rows.length < MAX_ROWS ? (
        <SocialSearch
          path={`content.blocks.${index}.data.rows`}
          saysPlan={false}
          suggested={SUGGESTED[type]}
          onAdd={add}
        />
      ) : (
        <p className="text-13 text-ink-muted">{t("A block holds up to {count} networks.", { count: MAX_ROWS })}</p>
      )}
      {rows.length > 0 && (
        <SortableList
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={({ name }) => labelOf(name)}
          onMove={(from, to) => changeAtOnce((page) => void moveRow(rowsAt(page, index) ?? [], from, to - from))}
          className="flex flex-col gap-3"
          rowClassName="rounded-control bg-surface"
        >
          {({ name }, row, move) => <Row index={index} type={type} row={row} network={name} move={move} />}
        </SortableList>
      )}
    </>
  );
}

type RowProps = Props & { row: number; network: string; move: RowMove };

function Row({ index, type, row, network, move }: RowProps) {
  const { removeAtOnce, show } = usePageEditing();
  const link = useRowField(index, type, row, "link", "");
  const own = useRowField(index, type, row, "label", "");
  const [isNaming, setNaming] = useState(false);
  const label = labelOf(network);
  /** A name at the network becomes the address of its page there. */
  const leave = () => {
    const url = profileUrl(network, link.value);
    if (!url) return;
    // A step of its own: undo gives back what was typed.
    link.release();
    link.set(url);
  };
  return (
    <FieldRow
      name={label}
      move={move}
      items={[
        {
          label: t("Own label"),
          icon: <Tag className="size-4" aria-hidden="true" />,
          onChoose() {
            setNaming(true);
            show(own.path);
          },
        },
      ]}
      onRemove={() =>
        removeAtOnce((page) => void rowsAt(page, index)?.splice(row, 1), t("{name} was removed.", { name: label }))
      }
    >
      <span className="mt-6 grid h-9 place-items-center touch:h-11">
        <NetworkIcon network={network} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextControl
          field={{ ...link, onBlur: leave }}
          label={label}
          isLink
          placeholder={SOCIALS[network]?.url.replace(/^https:\/\/(www\.)?/, "").replace("{handle}", "you")}
        />
        {(isNaming || own.value !== "") && (
          <TextControl
            field={own}
            label={t("Own label of {name}", { name: label })}
            placeholder={label}
            maxLength={MAX_LABEL_LENGTH}
          />
        )}
      </div>
    </FieldRow>
  );
}
