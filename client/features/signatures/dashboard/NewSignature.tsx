import { Lock, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { BRING_QUERY } from "#shared/signatures/constants.ts";
import { deleteNow, deletions } from "./deletions.ts";

type Props = PlaceProps & { isBarred: boolean; onRefused(): void };

/** Whether another signature needs the place of one that is still to be deleted. Where there is room, Undo stands as promised. */
export type PlaceProps = { needsPlace(): boolean };

/** The way to another signature; at the limit, and for whoever may not, it stays, locked, and says why. */
export function NewSignature({ isBarred, needsPlace, onRefused }: Props) {
  if (!isBarred) {
    return (
      <CreateLink needsPlace={needsPlace}>
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("New signature")}
      </CreateLink>
    );
  }
  return (
    <Button
      look="secondary"
      icon={<Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      aria-describedby="signature-limit"
      onClick={onRefused}
    >
      {t("New signature")}
    </Button>
  );
}

/** Leads to a new signature. */
export function useCreate({ needsPlace }: PlaceProps, path: string = pathTo("editor-create")) {
  const navigate = useNavigate();
  return async () => {
    if (needsPlace()) await deleteNow();
    await navigate(path);
  };
}

/** A new signature, or one that begins with somebody's present one, as a link that can be opened elsewhere too. */
export function CreateLink({
  children,
  isBrought = false,
  ...place
}: PlaceProps & { children: ReactNode; isBrought?: boolean }) {
  const path = pathTo("editor-create") + (isBrought ? `?${BRING_QUERY}` : "");
  const create = useCreate(place, path);
  return (
    <Link
      to={path}
      className={buttonLook({ look: isBrought ? "secondary" : "primary" })}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (opensElsewhere || deletions.get().size === 0 || !place.needsPlace()) return;
        event.preventDefault();
        void create();
      }}
    >
      {children}
    </Link>
  );
}
