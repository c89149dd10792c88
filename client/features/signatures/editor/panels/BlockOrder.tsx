import type { Draft } from "immer";
import type { ReactNode } from "react";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { templateBlocks } from "#shared/catalog/templates.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { Block } from "#shared/signatures/schema.ts";
import { moveRow } from "../session/changes.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";
import { RowActions } from "./RowActions.tsx";

const LABELS = {
  photo: msg("Pictures"),
  general: msg("Text"),
  socialIcons: msg("Social icons"),
  name: msg("Name and role"),
  contacts: msg("Contacts"),
};

/** Blocks, or the parts of the text block. */
type Part = { name: keyof typeof LABELS; hasBorder: boolean };

/** The parts from top to bottom (or from left to right), each with an optional line after it. */
export function BlockOrder() {
  const { changeAtOnce } = useEditing();
  const templateId = useDocument(({ design }) => design.templateId);
  const configured = useDocument(({ design }) => design.blocksConfig);
  const blocks: readonly Block[] = configured.length > 0 ? configured : templateBlocks(templateId);
  /** Empty means the template's own order: it is written down before it is changed. */
  const change = (apply: (blocks: Draft<Block>[]) => void) =>
    changeAtOnce(({ design }) => {
      if (design.blocksConfig.length === 0) design.blocksConfig = templateBlocks(design.templateId);
      apply(design.blocksConfig);
    });
  return (
    <div>
      <p className="mb-2 text-13 font-medium">{t("Order")}</p>
      <Parts parts={blocks} onChange={change} className="flex flex-col gap-2">
        {(block, index) =>
          block.name === "general" && (
            <Parts
              parts={block.items}
              onChange={(apply) => change((rows) => apply(itemsOf(rows[index])))}
              className="border-l border-line pl-2"
            />
          )
        }
      </Parts>
    </div>
  );
}

const itemsOf = (block: Draft<Block> | undefined) => (block?.name === "general" ? block.items : []);

type PartsProps<P extends Part> = {
  parts: readonly P[];
  onChange(apply: (parts: Draft<Part>[]) => void): void;
  className: string;
  /** what stands under a part */
  children?(part: P, index: number): ReactNode;
};

function Parts<P extends Part>({ parts, onChange, className, children }: PartsProps<P>) {
  const setBorder = (index: number, hasBorder: boolean) =>
    onChange((rows) => {
      const row = rows[index];
      if (row) row.hasBorder = hasBorder;
    });
  return (
    <SortableList
      rows={parts}
      nameOf={({ name }) => t(LABELS[name])}
      keyOf={({ name }) => name}
      onMove={(from, to) => onChange((rows) => void moveRow(rows, from, to - from))}
      className={className}
      rowClassName="rounded-control bg-bg-muted py-1 pr-1 pl-2"
    >
      {(part, index, move) => (
        <>
          <Row part={part} index={index} count={parts.length} move={move} onBorder={(has) => setBorder(index, has)} />
          {children?.(part, index)}
        </>
      )}
    </SortableList>
  );
}

type RowProps = { part: Part; index: number; count: number; move: RowMove; onBorder(hasBorder: boolean): void };

function Row({ part, index, count, move, onBorder }: RowProps) {
  const name = t(LABELS[part.name]);
  return (
    <div className="flex min-h-9 items-center gap-2 text-13">
      {move.handle}
      <span className="flex-1">{name}</span>
      <label className="flex min-h-6 items-center gap-1.5 text-ink-muted">
        <input
          type="checkbox"
          className="size-4"
          checked={part.hasBorder}
          onChange={(event) => onBorder(event.target.checked)}
        />
        <span>
          {t("Line")}
          <span className="sr-only"> {t("after {name}", { name })}</span>
        </span>
      </label>
      <RowActions name={name} index={index} count={count} onMove={move.move} />
    </div>
  );
}
