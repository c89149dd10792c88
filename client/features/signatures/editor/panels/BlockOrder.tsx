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

/** The parts from top to bottom (or from left to right), each with an optional line after it. */
export function BlockOrder() {
  const { changeAtOnce } = useEditing();
  const templateId = useDocument(({ design }) => design.templateId);
  const configured = useDocument(({ design }) => design.blocksConfig);
  const blocks: readonly Block[] = configured.length > 0 ? configured : templateBlocks(templateId);
  /** Empty means the template's own order: it is written down before it is changed. */
  const change = (apply: (blocks: Block[]) => void) =>
    changeAtOnce(({ design }) => {
      if (design.blocksConfig.length === 0) design.blocksConfig = templateBlocks(design.templateId);
      apply(design.blocksConfig);
    });
  return (
    <div>
      <p className="mb-2 text-13 font-medium">{t("Order")}</p>
      <ol className="flex flex-col gap-2">
        {blocks.map((block, index) => (
          <li key={block.name} className="rounded-control bg-bg-muted py-1 pr-1 pl-3">
            <Row
              name={t(LABELS[block.name])}
              index={index}
              count={blocks.length}
              hasBorder={block.hasBorder}
              onMove={(by) => change((rows) => void moveRow(rows, index, by))}
              onBorder={(hasBorder) =>
                change((rows) => {
                  const row = rows[index];
                  if (row) row.hasBorder = hasBorder;
                })
              }
            />
            {block.name === "general" && (
              <ol className="border-l border-line pl-3">
                {block.items.map((item, place) => (
                  <li key={item.name}>
                    <Row
                      name={t(LABELS[item.name])}
                      index={place}
                      count={block.items.length}
                      hasBorder={item.hasBorder}
                      onMove={(by) => change((rows) => void moveRow(itemsOf(rows[index]), place, by))}
                      onBorder={(hasBorder) =>
                        change((rows) => {
                          const row = itemsOf(rows[index])[place];
                          if (row) row.hasBorder = hasBorder;
                        })
                      }
                    />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const itemsOf = (block: Block | undefined) => (block?.name === "general" ? block.items : []);

type RowProps = {
  name: string;
  index: number;
  count: number;
  hasBorder: boolean;
  onMove(by: -1 | 1): void;
  onBorder(hasBorder: boolean): void;
};

function Row({ name, index, count, hasBorder, onMove, onBorder }: RowProps) {
  return (
    <div className="flex min-h-9 items-center gap-2 text-13">
      <span className="flex-1">{name}</span>
      <label className="flex min-h-6 items-center gap-1.5 text-ink-muted">
        <input
          type="checkbox"
          className="size-4"
          checked={hasBorder}
          onChange={(event) => onBorder(event.target.checked)}
        />
        <span>
          {t("Line")}
          <span className="sr-only"> {t("after {name}", { name })}</span>
        </span>
      </label>
      <RowActions name={name} index={index} count={count} onMove={onMove} />
    </div>
  );
}
