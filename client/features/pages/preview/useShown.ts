import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import type { ShownCard } from "#renderer/page/context.ts";
import { optionsFor } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import * as cards from "#shared/cards/endpoints.ts";
import { cardName } from "#shared/cards/rules.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import * as signatures from "#shared/signatures/endpoints.ts";

/** Younger than this they are not asked for again. */
const FRESH_FOR_MS = 60_000;

type Named = { hash: string; name: string };

/** The business cards that a page can show; null until they are there. Those of the first page of the list: the newest. */
export function useShownCards(isWanted = true) {
  const { call } = useApp();
  const { data, error } = useQuery({
    queryKey: ["pages", "shown", "cards"],
    queryFn: async ({ signal }) =>
      (await call(cards.list, { params: { group: OWN_GROUP, page: 1 } }, { signal })).items,
    enabled: isWanted,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  return useMemo(() => {
    const items = data?.map((card): Named => ({ hash: card.hash, name: cardName(card) })) ?? null;
    const shown = new Map<string, ShownCard>(
      data?.map(({ hash, url, content }) => [
        hash,
        {
          url,
          header: content.header,
          title: content.title,
          subheader: content.subheader,
          photo: content.photo,
          color: content.backgroundColor,
        },
      ]),
    );
    return { items, shown, problem: error && messageOf(error) };
  }, [data, error]);
}

/** The signatures that a page can show, drawn as mails have them. */
export function useShownSignatures(isWanted = true) {
  const { call, site } = useApp();
  const { data, error } = useQuery({
    queryKey: ["pages", "shown", "signatures"],
    queryFn: async ({ signal }) => (await call(signatures.list, { params: { page: 1 } }, { signal })).items,
    enabled: isWanted,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  return useMemo(() => {
    const items =
      data?.map(({ hash, label, general }): Named => ({ hash, name: label.trim() || general.name.trim() })) ?? null;
    const shown = new Map<string, string>(
      data?.map(({ hash, shortLinks, general, design, media }) => [
        hash,
        render(
          { general, design, media },
          optionsFor({ hash, shortLinks }, { imageHost: site.imageHost, brandingUrl: site.publicUrl }),
        ).html,
      ]),
    );
    return { items, shown, problem: error && messageOf(error) };
  }, [data, error, site]);
}
