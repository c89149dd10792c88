import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { actingAs, can, isMember, refusalOf } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { NewSignature } from "./NewSignature.tsx";
import { nameOf, SignatureTile } from "./SignatureTile.tsx";
import type { Tile, TilePage } from "./tiles.ts";
import { useTiles } from "./useTiles.ts";

const DeleteSignature = lazyPart(async () => (await import("./DeleteSignature.tsx")).DeleteSignature);

/** The signatures, what can be done with them, and why another cannot be made. */
export function Dashboard({ first }: { first: TilePage }) {
  const session = useSession();
  const [doomed, setDoomed] = useState<Tile | null>(null);
  const limit = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rights = session && actingAs(session.user);

  const { tiles, hasMore, isLoading, problem, news, loadMore, removal } = useTiles(first, (tile, index) => {
    close();
    showToast({ kind: "success", text: t("{name} was deleted.", { name: nameOf(tile) }) });
    emptied.current = index;
  });
  /** the place in the list that somebody has just emptied */
  const emptied = useRef<number | null>(null);
  useEffect(() => {
    if (emptied.current === null) return;
    const index = Math.min(emptied.current, tiles.length - 1);
    emptied.current = null;
    // The next one takes the focus, or the page's heading when it was the last.
    const next = list.current?.children[index]?.querySelector<HTMLElement>("a");
    (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [tiles]);
  const close = () => {
    setDoomed(null);
    removal.reset();
  };
  const barred = session && barOf(session, tiles.length);

  return (
    <>
      {tiles.length > 0 && <NewSignature isBarred={barred !== null} onRefused={() => limit.current?.focus()} />}
      <div className="-mt-4 w-full">
        <UnconfirmedNotice className="mt-4" />
        {barred && tiles.length > 0 && (
          <div id="signature-limit" ref={limit} tabIndex={-1} className="mt-4 rounded-control">
            <InlineAlert kind="info">{barred}</InlineAlert>
          </div>
        )}
        {tiles.length === 0 ? (
          <div className="mt-6">
            <EmptyState
              title={t("No signature yet")}
              text={barred ?? t("Design one, see it as your recipients will, and install it in your mail client.")}
              action={
                barred === null && (
                  <Link to={pathTo("editor-create")} className={buttonLook()}>
                    {t("Create signature")}
                  </Link>
                )
              }
            />
          </div>
        ) : (
          <ul ref={list} className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {tiles.map((tile) => (
              <SignatureTile
                key={tile.hash}
                tile={tile}
                onDelete={rights && can(rights, "signatures.delete") ? () => setDoomed(tile) : null}
              />
            ))}
          </ul>
        )}
        {problem && (
          <InlineAlert kind="danger" className="mt-6">
            {problem}
          </InlineAlert>
        )}
        {hasMore && (
          <div className="mt-8 text-center">
            <Button look="secondary" isLoading={isLoading} onClick={() => void loadMore()}>
              {t("Load more")}
            </Button>
          </div>
        )}
        <p role="status" className="sr-only">
          {news}
        </p>
        <Suspense>
          {doomed && (
            <DeleteSignature
              tile={doomed}
              isBusy={removal.isPending}
              problem={removal.error ? messageOf(removal.error) : undefined}
              onConfirm={() => removal.mutate(doomed)}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}

/** Why the person cannot make another signature; null when they can. Of a team's other signatures a member knows nothing here. */
function barOf({ user, entitlements: { maxSignatures } }: Session, count: number): string | null {
  if (!can(actingAs(user), "signatures.create")) return `${t(ERRORS[refusalOf("signatures.create")].message)}.`;
  if (count < maxSignatures) return null;
  if (isMember(user)) return `${t(ERRORS.team_limit.message)}.`;
  return `${t(ERRORS.signature_limit.message)}. ${limitText(maxSignatures)}`;
}

const limitText = (max: number) =>
  max === 1
    ? t("The free plan includes one: edit it, or delete it to start over.")
    : t("Your plan includes {count}.", { count: max });
