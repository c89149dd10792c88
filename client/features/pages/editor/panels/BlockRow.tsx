import clsx from "clsx";
import { CopyPlus, Eye, EyeOff } from "lucide-react";
import { useId } from "react";
import { RowMenu } from "#client/features/signatures/editor/panels/RowMenu.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import type { RowMove } from "#client/ui/SortableList.tsx";
import { t } from "#shared/languages/translate.ts";
import type { Block } from "#shared/pages/blocks.ts";
import { MAX_BLOCKS } from "#shared/pages/constants.ts";
import { useDocument, usePageEditing, usePageField } from "../session/PageEditingContext.tsx";
import { BlockForm } from "./BlockForm.tsx";
import { BlockTimes } from "./BlockTimes.tsx";
import { BLOCK_WORDS, blockName } from "./blockNames.ts";

type Props = { index: number; move: RowMove; isOpen: boolean; onOpen(isOpen: boolean): void };

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

/** One block: its name and how it stands, and below them, opened, all that is in it. */
export function BlockRow({ index, move, isOpen, onOpen }: Props) {
  const id = useId();
  const { removeAtOnce, changeAtOnce } = usePageEditing();
  const block = useDocument(({ content }) => content.blocks[index]);
  const count = useDocument(({ content }) => content.blocks.length);
  const isOn = usePageField(
    `content.blocks.${index}.isOn`,
    ({ content }) => content.blocks[index]?.isOn ?? true,
    ({ content }, value) => {
      const found = content.blocks[index];
      if (found) found.isOn = value;
    },
  );
  if (!block) return null;
  const { name: kind, icon: Picture } = BLOCK_WORDS[block.type];
  const name = blockName(block);
  const isTimed = block.from !== null || block.until !== null;
  return (
    <div>
      <div className="flex items-center gap-1 pr-1 pl-2">
        {move.handle}
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            data-field={`content.blocks.${index}`}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-1.5 text-left text-13 font-medium"
            onClick={() => onOpen(!isOpen)}
          >
            <Picture
              className={clsx("size-4 shrink-0", isOn.value ? "text-link" : "text-ink-subtle")}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <span className={clsx("min-w-0 flex-1", !isOn.value && "text-ink-subtle")}>
              <span className="block truncate">{name}</span>
              {(isTimed || !isOn.value || name !== t(kind)) && (
                <span className="block truncate text-12 font-normal text-ink-subtle">
                  {[name !== t(kind) && t(kind), !isOn.value && t("Off"), isTimed && t("Only for a time")]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              )}
            </span>
            <Icon
              name="chevronDown"
              className={clsx("size-4 shrink-0 text-ink-subtle transition-transform", isOpen && "rotate-180")}
            />
          </button>
        </h3>
        <button
          type="button"
          role="switch"
          aria-checked={isOn.value}
          aria-label={t("Show {name}", { name })}
          title={isOn.value ? t("Shown. Press to hide it.") : t("Hidden. Press to show it.")}
          className="grid size-8 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
          onClick={() => {
            isOn.release();
            isOn.set(!isOn.value);
            isOn.release();
          }}
        >
          {isOn.value ? <Eye {...icon} /> : <EyeOff {...icon} />}
        </button>
        <RowMenu
          name={name}
          move={move}
          items={[
            {
              label: t("Duplicate"),
              icon: <CopyPlus {...icon} />,
              isDisabled: count >= MAX_BLOCKS,
              onChoose: () => changeAtOnce(({ content }) => void content.blocks.splice(index + 1, 0, copyOf(block))),
            },
          ]}
          onRemove={() =>
            removeAtOnce(({ content }) => void content.blocks.splice(index, 1), t("{name} was removed.", { name }))
          }
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="appear flex flex-col gap-4 border-t border-line px-3 py-4">
            <BlockForm index={index} type={block.type} />
            <BlockTimes index={index} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The same with keys of its own, which tell rows apart. */
function copyOf(block: Block): Block {
  const data =
    "rows" in block.data
      ? { ...block.data, rows: block.data.rows.map((row) => ({ ...row, key: crypto.randomUUID() })) }
      : block.data;
  return { ...block, key: crypto.randomUUID(), data } as Block;
}
