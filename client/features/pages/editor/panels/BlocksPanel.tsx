import { Plus } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { moveRow } from "#client/features/signatures/editor/session/changes.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { SortableList } from "#client/ui/SortableList.tsx";
import { t } from "#shared/languages/translate.ts";
import { Block, type BlockType } from "#shared/pages/blocks.ts";
import { MAX_BLOCKS } from "#shared/pages/constants.ts";
import { useDocument, usePageEditing } from "../session/PageEditingContext.tsx";
import { BlockRow } from "./BlockRow.tsx";
import { blockName } from "./blockNames.ts";

const AddBlock = lazyPart(async () => (await import("./AddBlock.tsx")).AddBlock);

/** The parts of the page in their order: each opens in its place, is put on and off, and moved by hand or by keys. */
export function BlocksPanel() {
  const { changeAtOnce, show } = usePageEditing();
  const blocks = useDocument(({ content }) => content.blocks);
  const [open, setOpen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  /** the first field of the block that was chosen in the dialog */
  const added = useRef<string | null>(null);
  const isFull = blocks.length >= MAX_BLOCKS;

  const add = (type: BlockType) => {
    const block = newBlock(type);
    changeAtOnce(({ content }) => void content.blocks.push(block));
    setAdding(false);
    setOpen(block.key);
    added.current = `content.blocks.${blocks.length}.data.title`;
  };
  /** Once the dialog has given the focus back, which it would take from the new block otherwise. */
  const settle = () => {
    if (added.current) show(added.current);
    added.current = null;
  };

  return (
    <div className="flex flex-col gap-3">
      {blocks.length === 0 && (
        <p className="text-13 text-ink-muted">
          {t("Nothing is on the page below your profile yet. Buttons with links are a good beginning.")}
        </p>
      )}
      {blocks.length > 0 && (
        <SortableList<Block>
          rows={blocks}
          keyOf={({ key }) => key}
          nameOf={blockName}
          onMove={(from, to) => changeAtOnce(({ content }) => void moveRow(content.blocks, from, to - from))}
          className="flex flex-col gap-2"
          rowClassName="rounded-control bg-surface ring-1 ring-line"
        >
          {(block, index, move) => (
            <BlockRow
              index={index}
              move={move}
              isOpen={open === block.key}
              onOpen={(is) => setOpen(is ? block.key : null)}
            />
          )}
        </SortableList>
      )}
      <div className="flex items-center gap-3">
        <Button
          look="secondary"
          size="small"
          icon={<Plus className="size-4" aria-hidden="true" />}
          disabled={isFull}
          data-field="content.blocks"
          onClick={() => setAdding(true)}
        >
          {t("Add a block")}
        </Button>
        <span className="text-12 text-ink-subtle tabular-nums">
          {blocks.length}/{MAX_BLOCKS}
        </span>
      </div>
      {isFull && (
        <p className="text-13 text-ink-muted">{t("A page holds up to {count} blocks.", { count: MAX_BLOCKS })}</p>
      )}
      <Suspense fallback={<DialogOnItsWay />}>
        {isAdding && <AddBlock onAdd={add} onClose={() => setAdding(false)} onClosed={settle} />}
      </Suspense>
    </div>
  );
}

/** An empty one; buttons begin with one that only wants its link. */
function newBlock(type: BlockType): Block {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const data = type === "buttons" ? { rows: [{ key: crypto.randomUUID() }] } : {};
  return Block.parse({ type, key: crypto.randomUUID(), timeZone, data }) as Block;
}
