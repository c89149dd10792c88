import { Switch } from "#client/ui/Switch.tsx";
import { t } from "#shared/languages/translate.ts";
import { useEditing, useView } from "../session/EditingContext.tsx";

/** How many parts are still empty, and what takes their ghosts off the canvas. */
export function EmptyParts({ count }: { count: number }) {
  const { chooseGhosts } = useEditing();
  const { hasGhosts } = useView();
  if (count === 0 && hasGhosts) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-13 text-ink-muted">
      {count > 0 && (
        <p>{t("{count, plural, one {# part is still empty} other {# parts are still empty}}", { count })}</p>
      )}
      <Switch label={t("Hide empty parts")} checked={!hasGhosts} onChange={(isHidden) => chooseGhosts(!isHidden)} />
    </div>
  );
}
