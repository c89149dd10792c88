import { Copy, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { buttonLook } from "#client/ui/Button.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { Snapshot } from "./Snapshot.tsx";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile /** null for whoever may not */; onDelete: (() => void) | null };

/** One signature of the list: how it looks, and what can be done with it. */
export function SignatureTile({ tile, onDelete }: Props) {
  const { hash, canEdit, pictureUrl } = tile;
  const name = nameOf(tile);
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface shadow-2" data-hash={hash}>
      <div className="flex h-52 items-center bg-white p-4">
        <Snapshot url={pictureUrl} name={name} />
      </div>
      <div className="flex flex-1 flex-col gap-4 border-t border-line p-4">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16 font-semibold">{name}</h2>
          {tile.position && <p className="truncate text-13 text-ink-muted">{tile.position}</p>}
        </div>
        <div className="flex items-center gap-2">
          <Link to={pathTo("signature-preview", { hash })} className={buttonLook({ size: "small" })}>
            <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Install")}
            <span className="sr-only"> {name}</span>
          </Link>
          {canEdit && (
            <Link to={pathTo("editor-edit", { hash })} className={buttonLook({ look: "secondary", size: "small" })}>
              <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("Edit")}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
          {onDelete && (
            <IconButton
              label={t("Delete {name}", { name })}
              size="small"
              className="ml-auto hover:bg-danger-soft hover:text-danger"
              icon={<Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
              onClick={onDelete}
            />
          )}
        </div>
      </div>
    </li>
  );
}

export const nameOf = ({ name }: Pick<Tile, "name">) => name || t("Signature without a name");
