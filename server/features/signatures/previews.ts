import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { fail } from "#shared/errors/catalogue.ts";
import { ownBytes } from "#shared/lib/ownBytes.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { isBlocked, type Subject } from "#shared/members/rules.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import { preview as endpoint } from "#shared/signatures/endpoints.ts";
import type { Rendered, Signature } from "#shared/signatures/schema.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { brandLineOf, findTeam, type TeamRecord, teamWrites, writesOfHubs } from "../members/service.ts";
import { SignatureModel, type SignatureRecord, signatureWrites, storedSignatures, subjectOf } from "./model.ts";
import { present } from "./present.ts";

/** So long a preview is shown without asking the store whether it is still the same: what another process wrote shows after this. */
const FRESH_MS = 1000;
/** A renderer that was changed meanwhile is seen after this. */
const MAX_AGE_MS = 300_000;
/** Some hundred previews. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const KEY_LENGTH = 22;

export type Shown = { signature: Signature; successor: string | null } & Rendered;

/** What a visitor without an account gets: the values, and the same as the bytes of the reply with their ETag. */
export type Preview = { shown: Shown; json: Buffer; etag: string; subject: Subject };

/** A stored signature with its team: all that a preview depends on. `version` is a hash of it. */
type State = { record: SignatureRecord; team: TeamRecord; branding: BrandLine | null; version: string };
type Entry = Preview & { version: string; readAt: number; writes: number };

/**
 * Drawn previews, each kept for as long as the stored state it was drawn from is the same. The state is read again when the
 * last reading is a second old or this process has written anything since (revalidation), so that after a save has
 * been answered nobody sees what was there before it. Callers at once share one reading and one drawing (single flight).
 * @param draw the mail HTML of a signature
 */
export function previewCache(draw: (signature: Signature) => Promise<Rendered>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_CACHE_BYTES,
    ttl: MAX_AGE_MS,
    noUpdateTTL: true,
    // The values beside the bytes: strings of one or two bytes a letter.
    sizeCalculation: ({ json }, hash) => 3 * json.length + hash.length + 500,
  });
  const together = singleFlight<Entry>();

  /**
   * The preview of a hash, at once where it is known to be fresh.
   * @param mayWork asked before the store and the renderer are, where nothing is known yet
   * @throws not_found, account_expired (terminated teams, except one-time plans), unavailable, and what `mayWork` throws
   */
  function find(hash: string, mayWork?: () => Promise<void>): Preview | Promise<Preview> {
    const known = entries.get(hash);
    const writes = writesSoFar();
    if (known && known.writes === writes && performance.now() - known.readAt < FRESH_MS) return known;
    if (mayWork && !known) return mayWork().then(() => find(hash));
    // Not with one that began before the last write: it may have read what was there before it.
    return together(`${writes} ${hash}`, () => renew(hash, known, writes));
  }

  async function renew(hash: string, known: Entry | undefined, writes: number): Promise<Entry> {
    const readAt = performance.now();
    const { record, version, ...state } = await readState(hash);
    const preview = known?.version === version ? known : previewOf(record, await drawn({ record, ...state }));
    const entry = { ...preview, version, readAt, writes };
    const newest = entries.peek(hash);
    // The later reading wins, in whichever order they come to their end; what was drawn anew lives its own time.
    if ((newest?.readAt ?? 0) <= readAt) {
      if (newest?.version !== version) entries.delete(hash);
      entries.set(hash, entry);
    }
    return entry;
  }

  async function drawn({ record, team, branding }: Omit<State, "version">): Promise<Shown> {
    const signature = present(record, team, null, branding);
    return { signature, successor: record.successor, ...(await draw(signature)) };
  }

  return { find };
}

const writesSoFar = () => signatureWrites.count + teamWrites.count + writesOfHubs();

/** @throws not_found, account_expired */
async function readState(hash: string): Promise<State> {
  const { record, team } = await findShown(hash);
  const branding = await brandLineOf(team);
  // A team counts its people and signatures, and a signature knows what was copied of it and what it follows: no preview
  // shows these.
  const { used: _used, signatureCount: _count, updatedAt: _at, locks: _locks, ...shown } = team;
  const { copiedState: _copied, installedState: _installed, ...state } = record;
  const {
    master: _master,
    follows: _follows,
    masterRevision: _revision,
    masterProblem: _problem,
    own: _own,
    ...drawn
  } = state;
  const version = digest(JSON.stringify([drawn, shown, branding]));
  return { record, team, branding, version };
}

const readByHash = batchedRead<SignatureRecord>(SignatureModel, "hash");

/**
 * A stored signature that anybody with the address may see, with its team.
 * @throws not_found, account_expired (terminated teams, except one-time plans)
 */
export async function findShown(hash: string): Promise<{ record: SignatureRecord; team: TeamRecord }> {
  const record = storedSignatures.read(await readByHash(hash));
  const team = record && (await findTeam(subjectOf(record).team));
  if (!record || !team) fail("not_found");
  if (isBlocked(team)) fail("account_expired");
  return { record, team };
}

function previewOf(record: SignatureRecord, shown: Shown): Preview {
  // Through the contract once, as every reply goes: what it does not name never leaves.
  const json = ownBytes(JSON.stringify(z.encode(endpoint.schema.response[200], shown)));
  return { shown, json, etag: `"${digest(json)}"`, subject: subjectOf(record) };
}

const digest = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, KEY_LENGTH);
