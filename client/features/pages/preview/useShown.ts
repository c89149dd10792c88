import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import type { ShownCard } from "#renderer/page/context.ts";
import { optionsFor } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import * as cards from "#shared/cards/endpoints.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import * as signatures from "#shared/signatures/endpoints.ts";

/** Younger than this they are not asked for again. */
const FRESH_FOR_MS = 60_000;
const KEPT = { staleTime: FRESH_FOR_MS, refetchOnWindowFocus: true } as const;

/** All business cards that a page can show; null until they are there. */
export function useCardChoices() {
  const { call } = useApp();
  const { data, error } = useQuery({
    queryKey: ["cards", "all"],
    queryFn: async ({ signal }) => (await call(cards.listAll, { params: { group: OWN_GROUP } }, { signal })).items,
    ...KEPT,
  });
  return { items: data ?? null, problem: error && messageOf(error) };
}

/** All signatures that a page can show; null until they are there. */
export function useSignatureChoices() {
  const { call } = useApp();
  const { data, error } = useQuery({
    queryKey: ["signatures", "all"],
    queryFn: async ({ signal }) => (await call(signatures.listAll, {}, { signal })).items,
    ...KEPT,
  });
  const items = useMemo(
    () => data?.map(({ hash, label, name }) => ({ hash, name: label.trim() || name.trim() })) ?? null,
    [data],
  );
  return { items, problem: error && messageOf(error) };
}

/** What each block of a kind leads to, read anew when others are chosen; what nobody sees any more is left out. */
function useChosen<T>(type: "card" | "signature", { blocks }: PageContent, read: Reading<T>): readonly T[] {
  const hashes = [
    ...new Set(blocks.flatMap((block) => (block.type === type && block.data.hash ? [block.data.hash] : []))),
  ].sort();
  const { data } = useQuery({
    queryKey: ["pages", "shown", type, hashes],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(hashes.map((hash) => read(hash, signal).catch(nullIfGone)));
      return found.filter((one) => one !== null);
    },
    enabled: hashes.length > 0,
    placeholderData: keepPreviousData,
    ...KEPT,
  });
  return data ?? NONE;
}

type Reading<T> = (hash: string, signal: AbortSignal) => Promise<T>;
const NONE: readonly never[] = [];

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.code === "not_found") return null;
  throw error;
}

/** The business cards that a page shows. */
export function useShownCards(content: PageContent): ReadonlyMap<string, ShownCard> {
  const { call } = useApp();
  const found = useChosen("card", content, (hash, signal) => call(cards.get, { params: { hash } }, { signal }));
  return useMemo(
    () =>
      new Map(
        found.map(({ hash, url, content: { header, title, subheader, photo, backgroundColor: color } }) => [
          hash,
          { url, header, title, subheader, photo, color },
        ]),
      ),
    [found],
  );
}

/** The signatures that a page shows, drawn as mails have them. */
export function useShownSignatures(content: PageContent): ReadonlyMap<string, string> {
  const { call, site } = useApp();
  const found = useChosen("signature", content, (hash, signal) =>
    call(signatures.get, { params: { hash } }, { signal }),
  );
  return useMemo(
    () =>
      new Map(
        found.map(({ hash, shortLinks, branding, general, design, media }) => [
          hash,
          render(
            { general, design, media },
            optionsFor({ hash, shortLinks, branding }, { imageHost: site.imageHost, brandingUrl: site.publicUrl }),
          ).html,
        ]),
      ),
    [found, site],
  );
}
