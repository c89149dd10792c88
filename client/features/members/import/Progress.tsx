import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { lastImport } from "#shared/members/roster/endpoints.ts";
import type { Import } from "#shared/members/roster/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { useWatched } from "./useWatched.ts";

/** How far a list is that is being brought in, and what has become of it. It goes on without anybody looking. */
export function Progress({ first, onClose }: { first: Import; onClose(): void }) {
  const { call } = useApp();
  const [now] = useWatched(
    first,
    ({ state }) => state === "running",
    async (signal) => (await call(lastImport, {}, { signal })).import,
  );
  const { state, total, done } = now;
  if (state === "running")
    return (
      <div role="status">
        <label htmlFor="import-progress" className="text-14 font-medium">
          {t("Bringing in the list: {done} of {total}", { done: formatNumber(done), total: formatNumber(total) })}
        </label>
        <progress
          id="import-progress"
          max={Math.max(1, total)}
          value={done}
          className="mt-2 block h-2 w-full overflow-hidden rounded-full accent-primary"
        />
        <p className="mt-2 text-13 text-ink-muted">{t("You can leave this page: it goes on by itself.")}</p>
      </div>
    );
  return (
    <InlineAlert
      kind={state === "failed" ? "danger" : now.noSeat > 0 ? "warning" : "success"}
      actions={
        <>
          <Link to={pathTo("members-list")} className={buttonLook({ look: "secondary", size: "small" })}>
            {t("See the members")}
          </Link>
          <Button look="ghost" size="small" onClick={onClose}>
            {t("Bring in another list")}
          </Button>
        </>
      }
    >
      {state === "failed"
        ? t("The list could not be brought in to its end. Look at it again: what is done already stays.")
        : outcomeOf(now)}
    </InlineAlert>
  );
}

const outcomeOf = ({ invited, changed, noSeat }: Import): string =>
  [
    t("{count, plural, =0 {Nobody was invited.} one {# person was invited.} other {# people were invited.}}", {
      count: invited,
    }),
    changed > 0
      ? t("{count, plural, one {# person was changed.} other {# people were changed.}}", { count: changed })
      : "",
    noSeat > 0
      ? t("{count, plural, one {# person} other {# people}} found no seat: others were faster.", { count: noSeat })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
