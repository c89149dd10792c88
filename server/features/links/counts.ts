/** What was counted of links, pixels, cards and pages, as lists, tiles and files show it: all that there is, by months. */
import mongoose from "mongoose";
import type { LinkClicks } from "#shared/links/clicks.ts";
import { MAX_SHORT_LINKS } from "#shared/links/constants.ts";
import { storedReader } from "../../db/stored.ts";
import { basedOf, baseOf, shortBase } from "./bases.ts";
import {
  ClickMonthModel,
  type ClickMonthRecord,
  ShortLinkModel,
  type ShortLinkRecord,
  storedLinks,
  storedMonths,
} from "./model.ts";

/** A page of a signature's links with their clicks, the oldest first. */
export async function listClicks(signature: string, page: number, team: Parameters<typeof basedOf>[0]) {
  const [base, links, months] = await Promise.all([
    baseOf(basedOf(team)),
    ShortLinkModel.find({ signature })
      .sort({ _id: 1 })
      .skip((page - 1) * MAX_SHORT_LINKS)
      .limit(MAX_SHORT_LINKS + 1)
      .lean(),
    readMonths(signature),
  ]);
  const sum = (code: string, kind: "people" | "bots") =>
    months.reduce((total, { links }) => total + (links?.[code]?.[kind] ?? 0), 0);
  const items: LinkClicks[] = storedLinks.readAll(links.slice(0, MAX_SHORT_LINKS)).map(({ code, url }) => ({
    code,
    url,
    shortUrl: base + code,
    clicks: sum(code, "people"),
    botClicks: sum(code, "bots"),
  }));
  return { items, page, hasMore: links.length > MAX_SHORT_LINKS };
}

const readMonths = async (signature: string) =>
  storedMonths.readAll(await ClickMonthModel.find({ signature }).sort({ month: 1 }).lean());

/** How often mails with a signature's pixel were opened: by people, and by programs. */
export async function countOpens(signature: string): Promise<{ opens: number; botOpens: number }> {
  const months = await readMonths(signature);
  const sum = (kind: "people" | "bots") => months.reduce((total, { opens }) => total + (opens?.[kind] ?? 0), 0);
  return { opens: sum("people"), botOpens: sum("bots") };
}

/** So many people and programs came in so many days: by a short link in a month, or by any link of a signature on a day. */
export type Count = {
  signature: string;
  from: string;
  to: string;
  shortUrl: string | null;
  url: string | null;
  people: number;
  bots: number | null;
};

/** All that was counted of some signatures: the days of each, and the months of each of its links. Programs are counted by month. */
export async function countsOf(signatures: readonly string[]): Promise<Count[]> {
  const filter = { signature: mongoose.trusted({ $in: [...signatures] }) };
  const months = storedMonths.readAll(await ClickMonthModel.find(filter).sort({ signature: 1, month: 1 }).lean());
  if (months.length === 0) return [];
  const links = storedLinks.readAll(await ShortLinkModel.find(filter).lean());
  const addresses = new Map(links.map(({ code, url }) => [code, url]));
  return months.flatMap(({ signature, month, days = {}, links: byCode = {} }) => {
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    return [
      ...Object.entries(days)
        .toSorted()
        .map(([day, people]) => {
          const date = `${month}-${day}`;
          return { signature, from: date, to: date, shortUrl: null, url: null, people, bots: null };
        }),
      ...Object.entries(byCode).map(([code, { people = 0, bots = 0 }]) => {
        const url = addresses.get(code) ?? null;
        return { signature, from: first, to: last, shortUrl: `${shortBase()}${code}`, url, people, bots };
      }),
    ];
  });
}

/** `2028-02` -> `2028-02-29` */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const COUNTED = ["signature", "people", "opens"] as const;
const storedCounted = storedReader<ClickMonthRecord, "_id" | (typeof COUNTED)[number]>(ClickMonthModel, COUNTED);

/** How often people opened links of each of some signatures, or mails with its pixel: one question, however many they are. */
export async function countOpened(signatures: readonly string[]): Promise<Map<string, number>> {
  if (signatures.length === 0) return new Map();
  const filter = { signature: mongoose.trusted({ $in: signatures }) };
  const months = await ClickMonthModel.find(filter, ["signature", "people", "opens.people"]).lean();
  const counts = new Map<string, number>();
  for (const { signature, people = 0, opens } of storedCounted.readAll(months))
    counts.set(signature, (counts.get(signature) ?? 0) + people + (opens?.people ?? 0));
  return counts;
}

const VISITED = ["signature", "people", "views", "saves"] as const;
const storedVisited = storedReader<ClickMonthRecord, "_id" | (typeof VISITED)[number]>(ClickMonthModel, VISITED);

type VisitCounts = { views: number; saves: number; clicks: number };

/** How often people looked at each of some cards and pages, took its contact, and followed its links: one question, however many they are. */
export async function countVisits(cards: readonly string[]): Promise<Map<string, VisitCounts>> {
  const counts = new Map<string, VisitCounts>();
  if (cards.length === 0) return counts;
  const filter = { signature: mongoose.trusted({ $in: [...cards] }) };
  const months = await ClickMonthModel.find(filter, ["signature", "people", "views.people", "saves.people"]).lean();
  for (const { signature, people = 0, views, saves } of storedVisited.readAll(months)) {
    const known = counts.get(signature) ?? { views: 0, saves: 0, clicks: 0 };
    counts.set(signature, {
      views: known.views + (views?.people ?? 0),
      saves: known.saves + (saves?.people ?? 0),
      clicks: known.clicks + people,
    });
  }
  return counts;
}

/** Signatures whose months are read by one question. */
const MONTHS_AT_ONCE = 500;

/** How often people and programs have followed some links. */
export async function clicksOf(links: readonly Pick<ShortLinkRecord, "code" | "signature">[]) {
  const counts = new Map(links.map(({ code }) => [code, { people: 0, bots: 0 }]));
  const signatures = [...new Set(links.map(({ signature }) => signature))];
  for (let at = 0; at < signatures.length; at += MONTHS_AT_ONCE) {
    const some = signatures.slice(at, at + MONTHS_AT_ONCE);
    const months = await ClickMonthModel.find({ signature: mongoose.trusted({ $in: some }) }, LINKED).lean();
    for (const { links: byCode = {} } of storedLinked.readAll(months))
      for (const [code, { people = 0, bots = 0 }] of Object.entries(byCode)) {
        const known = counts.get(code);
        if (known) counts.set(code, { people: known.people + people, bots: known.bots + bots });
      }
  }
  return counts;
}

const LINKED = ["signature", "links"] as const;
const storedLinked = storedReader<ClickMonthRecord, "_id" | (typeof LINKED)[number]>(ClickMonthModel, LINKED);
