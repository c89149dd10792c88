/** Links of other services come in as a file. */
import { buffer } from "node:stream/consumers";
import type { FastifyReply, FastifyRequest } from "fastify";
import mongoose from "mongoose";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { formatNumber } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { cut, isOneLine } from "#shared/lib/text.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { linkColumnsIn, slugInLink, tagsIn } from "#shared/links/columns.ts";
import {
  MAX_IMPORTED_LINKS,
  MAX_LINK_IMPORT_BYTES,
  MAX_LINK_TAGS,
  MAX_LINK_TITLE_LENGTH,
  MAX_TAG_LENGTH,
} from "#shared/links/constants.ts";
import { type CheckedLink, type CheckedLinks, LINK_VERDICTS, type LinkVerdict } from "#shared/links/schema.ts";
import { linkSlugProblem } from "#shared/links/slug.ts";
import { entitlements } from "#shared/members/rules.ts";
import { skeletonOf } from "#shared/pages/slug.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { type CsvRow, type CsvShape, readCsv } from "../../../http/csvTable.ts";
import { type FormShape, receiveForm, receivingOf } from "../../../http/form.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { announce } from "../known.ts";
import { ShortLinkModel, storedLinks } from "../model.ts";
import { mayMake, whoseOf } from "../room.ts";
import { LinkSlugModel } from "./model.ts";
import { mayImport } from "./rights.ts";
import { freeCodes, isLeadable, mustHaveHost, newHash } from "./save.ts";
import { takenOf } from "./slugs.ts";

const SHAPE: FormShape = {
  file: "file",
  maxBytes: MAX_LINK_IMPORT_BYTES,
  tooBig: () =>
    fail("file_too_big", { errors: [{ path: "file", message: MESSAGES.fileSize(MAX_LINK_IMPORT_BYTES / 1024 ** 2) }] }),
  missing: msg("Choose a CSV file."),
  fields: ["isDry", "host"],
  fieldSize: 1024,
  unexpected: msg("Send isDry and host at most once each, then the file, and nothing else."),
};
const LIST: CsvShape = {
  maxRows: MAX_IMPORTED_LINKS,
  tooMany: () => t("A file can have up to {most} links.", { most: formatNumber(MAX_IMPORTED_LINKS) }),
  empty: msg("There are no links in this file, only headings."),
};

/** A row as it was read. */
type Row = {
  line: number;
  url: string | null;
  typed: string;
  slug: string;
  title: string;
  tags: string[];
  endsAt: Date | null;
  fallback: string | null;
};
/** `fallback`: null also where no short link may lead there */
type Judged = Row & { verdict: LinkVerdict };

/** Takes a file: looks at it, or makes its links. @throws what `receiveForm` throws, invalid_input, upgrade_needed, too_many_requests */
export async function receive(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): Promise<CheckedLinks> {
  await mayImport(viewer);
  return receiveForm(request, reply, receivingOf(viewer), SHAPE, async ({ file, fields }) => {
    const { isDry = "true", host: named = "" } = fields;
    if (isDry !== "true" && isDry !== "false") refuse("isDry", msg("Send true or false."));
    const host = named === "" ? null : named;
    await mustHaveHost(viewer, host);
    const rows = await readRows(await buffer(file.read()));
    const judged = await judge(viewer, rows, host);
    const made = isDry === "true" ? 0 : await make(viewer, judged, host);
    return { rows: judged.map(checkedOf), counts: countsOf(judged), made };
  });
}

const checkedOf = ({ line, typed, slug, title, verdict }: Judged): CheckedLink => ({
  line,
  url: cut(typed, 2_000),
  slug,
  title,
  verdict,
});

const countsOf = (rows: readonly Judged[]) =>
  Object.fromEntries(
    LINK_VERDICTS.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]),
  ) as CheckedLinks["counts"];

/** @throws invalid_input */
async function readRows(bytes: Buffer): Promise<Row[]> {
  const { headers, rows } = await readCsv(bytes, LIST);
  const columns = linkColumnsIn(headers);
  if (columns.url === undefined)
    refuse(
      "file",
      msg("No column of this file has the addresses that the links lead to, such as “Long URL” or “Destination URL”."),
    );
  return rows.map((row) => rowOf(row, columns));
}

function rowOf({ line, cells }: CsvRow, columns: ReturnType<typeof linkColumnsIn>): Row {
  const cell = (column: keyof typeof columns) => {
    const at = columns[column];
    return at === undefined ? "" : (cells[at] ?? "");
  };
  const typed = cell("url");
  const title = cell("title");
  const until = cell("until");
  const ends = until === "" ? Number.NaN : Date.parse(until);
  return {
    line,
    typed,
    url: webUrl(typed),
    slug: (slugInLink(cell("slug")) || cell("slug") || slugInLink(cell("link"))).toLowerCase(),
    title: isOneLine(title) ? cut(title, MAX_LINK_TITLE_LENGTH) : "",
    tags: tagsIn(cell("tags"))
      .filter((tag) => tag.length <= MAX_TAG_LENGTH && isOneLine(tag))
      .slice(0, MAX_LINK_TAGS),
    endsAt: Number.isNaN(ends) ? null : new Date(Math.floor(ends / 60_000) * 60_000),
    fallback: webUrl(cell("fallback")),
  };
}

function webUrl(text: string): string | null {
  const url = safeUrl(text);
  return url !== null && isWebUrl(url) ? url : null;
}

/** What becomes of each row; addresses of their own are kept where the plan has them and nobody else does. */
async function judge(viewer: Viewer, rows: readonly Row[], host: string | null): Promise<Judged[]> {
  const { team } = viewer;
  const mayShape = entitlements(team).canShapeLinks;
  const asked = rows.filter(({ slug }) => slug !== "" && linkSlugProblem(slug) === null);
  const addresses = asked.map(({ slug }) => ({ slug, host }));
  const [taken, own, leadable] = await Promise.all([
    takenOf(addresses, { code: "", team: team._id }),
    ownTargets(viewer, rows),
    leadableOf(rows),
  ]);
  const seen = new Set<string>();
  let room = await roomOf(viewer);
  return rows.map((row) => {
    const verdictOf = (): LinkVerdict => {
      if (row.url === null) return "invalid";
      if (!leadable.has(row.url)) return "refused";
      if (row.slug !== "" && own.has(`${row.url} ${host ?? ""} ${row.slug}`)) return "same";
      const skeleton = skeletonOf(row.slug);
      if (row.slug !== "" && seen.has(skeleton)) return "twice";
      if (room <= 0) return "noRoom";
      room--;
      if (row.slug !== "") seen.add(skeleton);
      const isKept = row.slug === "" || (mayShape && linkSlugProblem(row.slug) === null && !taken.has(row.slug));
      return isKept ? "new" : "renamed";
    };
    const fallback = row.fallback !== null && leadable.has(row.fallback) ? row.fallback : null;
    return { ...row, fallback, verdict: verdictOf() };
  });
}

async function roomOf({ team }: Viewer): Promise<number> {
  const { maxLinks, maxLinksPerDay } = entitlements(team);
  return Math.min(maxLinksPerDay, maxLinks - (await ShortLinkModel.countDocuments({ team: team._id })));
}

/** The targets and addresses that links of the team's own have, of those that are in the file. */
async function ownTargets({ team }: Viewer, rows: readonly Row[]): Promise<Set<string>> {
  const urls = [...new Set(rows.flatMap(({ url }) => (url === null ? [] : [url])))];
  const filter = { team: team._id, of: "own" as const, url: mongoose.trusted({ $in: urls }) };
  const links = storedLinks.readAll(await ShortLinkModel.find(filter).lean());
  return new Set(
    links.filter(({ deletedAt }) => !deletedAt).map(({ url, host = "", slug = "" }) => `${url} ${host} ${slug}`),
  );
}

/** Each target once; a hundred at a time, as each asks the store. */
async function leadableOf(rows: readonly Row[]): Promise<Set<string>> {
  const urls = [...new Set(rows.flatMap(({ url, fallback }) => [url, fallback].filter((one) => one !== null)))];
  const found = new Set<string>();
  for (let at = 0; at < urls.length; at += 100)
    await Promise.all(
      urls.slice(at, at + 100).map(async (url) => {
        if (await isLeadable(url)) found.add(url);
      }),
    );
  return found;
}

/** Makes the links of a file in two writes. @returns how many */
async function make(viewer: Viewer, judged: Judged[], host: string | null): Promise<number> {
  const { user, team } = viewer;
  const rows = judged.filter(({ verdict }) => verdict === "new" || verdict === "renamed");
  if (rows.length === 0) return 0;
  const whose = whoseOf(user._id, team);
  if (!(await mayMake(rows.length, whose))) fail("link_limit");
  const codes = await freeCodes(rows.length);
  const slugs = rows.flatMap(({ verdict, slug }, at) =>
    verdict === "new" && slug !== ""
      ? [
          {
            _id: `${host ?? ""}/${skeletonOf(slug)}`,
            slug,
            host,
            code: codes[at] as string,
            team: team._id,
            keptUntil: null,
          },
        ]
      : [],
  );
  // Addresses that the team had before are theirs again.
  await LinkSlugModel.deleteMany({
    _id: mongoose.trusted({ $in: slugs.map(({ _id }) => _id) }),
    keptUntil: mongoose.trusted({ $ne: null }),
  });
  if (slugs.length > 0) await unlessDuplicate(LinkSlugModel.insertMany(slugs, { ordered: false }));
  // Somebody may have been faster with one of them: that link has its code alone.
  const ours = await LinkSlugModel.find({ code: mongoose.trusted({ $in: codes }) }, { code: 1 }).lean();
  const named = new Set(ours.map(({ code }) => code));
  const isShaped = entitlements(team).canShapeLinks;
  const links = rows.map((row, at) => {
    const code = codes[at] as string;
    const { url, title, tags, endsAt, slug, fallback } = row;
    return {
      ...{ code, url, signature: newHash(), owner: user._id, team: team._id, of: "own" as const },
      ...(title && { title }),
      ...(tags.length > 0 && { tags }),
      ...(named.has(code) && { slug }),
      ...(host !== null && { host }),
      ...(isShaped && endsAt && { endsAt, until: endsAt.toISOString().slice(0, 16), timeZone: "UTC" }),
      ...(isShaped && fallback && { fallback }),
    };
  });
  await ShortLinkModel.insertMany(links, { ordered: false });
  await announce(codes);
  return links.length;
}
