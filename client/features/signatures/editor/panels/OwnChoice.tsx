import { useQuery } from "@tanstack/react-query";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Select } from "#client/ui/Select.tsx";
import * as cards from "#shared/cards/endpoints.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { managesOthers } from "#shared/members/rules.ts";
import * as pages from "#shared/pages/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import { useAddonText } from "../inputs/addonPictures.ts";
import { type AddonPlace, valuesAt } from "../session/addonValues.ts";
import { useEditing } from "../session/EditingContext.tsx";

type Kind = "page" | "card";
type Props = { place: AddonPlace; kind: Kind; label: string; path: string };

/** In the place of a hash: an address that the person types. */
const OTHER = "";
/** Younger than this the list is not asked for again. */
const FRESH_FOR_MS = 60_000;

const MAKERS = { page: "page-create", card: "card-create" } as const;

const WORDS = {
  page: {
    isHidden: msg("Nobody can see that page now. Publish it, or choose another one."),
    none: msg("You have no link page yet."),
  },
  card: {
    isHidden: msg("That card is gone. Choose another one."),
    none: msg("You have no business card yet."),
  },
} as const;

/** Which of the person's own pages or cards an addon leads to. Its address comes along, and a code is told of another one. */
export function OwnChoice({ place, kind, label, path }: Props) {
  const user = useSession()?.user;
  const isSignedIn = user !== undefined;
  const { changeAtOnce } = useEditing();
  const { items, problem } = useOwn(kind, isSignedIn);
  const chosen = useAddonText(place, kind);
  const url = useAddonText(place, "url");
  // Whose page it would be is known of nobody who is not signed in.
  if (!isSignedIn) return null;
  const found = items?.find(({ hash }) => hash === chosen);
  const choose = (hash: string) => {
    const address = items?.find((item) => item.hash === hash)?.url ?? null;
    changeAtOnce((document) => {
      const values = valuesAt(document, place);
      if (!values) return;
      if (hash === OTHER) delete values[kind];
      else Object.assign(values, { [kind]: hash, url: address ?? "" });
    });
  };
  const isGone = chosen !== OTHER && items !== null && (!found || found.url === null);
  return (
    <>
      <Select
        label={label}
        size="small"
        data-field={path}
        error={problem ?? undefined}
        value={chosen}
        options={[
          { value: OTHER, label: t("Another address") },
          ...(items ?? []).map(({ hash, name, url: address }) => ({
            value: hash,
            label: address === null ? t("{name} (not published)", { name }) : name || t("Without a title"),
            isDisabled: address === null && hash !== chosen,
          })),
          ...(chosen !== OTHER && !found ? [{ value: chosen, label: items ? t("One that is gone") : "…" }] : []),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {items?.length === 0 && (
        <p className="text-13 text-ink-muted">
          {t(WORDS[kind].none)}{" "}
          <Link to={pathTo(MAKERS[kind])} className="font-medium text-link underline underline-offset-2">
            {t("Make one")}
          </Link>
        </p>
      )}
      {chosen !== OTHER && user && managesOthers(user) && (
        <p className="text-13 text-ink-muted">{t("Whoever of your team follows this signature has their own here.")}</p>
      )}
      {isGone && <InlineAlert kind="warning">{t(WORDS[kind].isHidden)}</InlineAlert>}
      {found?.url && found.url !== url && (
        <InlineAlert
          kind="warning"
          actions={
            <Button look="secondary" size="small" onClick={() => choose(found.hash)}>
              {t("Use the new address")}
            </Button>
          }
        >
          {t("It has another address now: {address}", { address: found.url })}
        </InlineAlert>
      )}
    </>
  );
}

type Own = { hash: string; name: string /** null: nobody sees it */; url: string | null };

/** The person's own pages or cards, newest first; null until they are there. */
function useOwn(kind: Kind, isSignedIn: boolean): { items: readonly Own[] | null; problem: string | null } {
  const { call } = useApp();
  const { data, error } = useQuery({
    queryKey: [kind === "page" ? "pages" : "cards", "all"],
    queryFn: async ({ signal }) => {
      const params = { group: OWN_GROUP };
      const { items } = await (kind === "page"
        ? call(pages.listAll, { params }, { signal })
        : call(cards.listAll, { params }, { signal }));
      return items as readonly { hash: string; name: string; url: string | null; isPublished?: boolean }[];
    },
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
    enabled: isSignedIn,
  });
  const items = data?.map(
    (item): Own => ({
      hash: item.hash,
      name: item.name,
      url: item.isPublished === false ? null : item.url,
    }),
  );
  return { items: items ?? null, problem: error && messageOf(error) };
}
